// Unpacks what `xz --format=lzma` has packed: the program as it is sent. A tenth smaller than what zstd makes of it, and
// no browser unpacks either by itself.
function unpack(packed) {
  // The literal's context and position bits, and the position bits of everything else.
  const lc = packed[0] % 9, lp = Math.floor(packed[0] / 9) % 5, pb = Math.floor(packed[0] / 45);
  let next = 13, out = new Uint8Array(packed.length * 5 + 273), at = 0;

  // The range coder: its range and its code, and how likely a zero is in each place (of 2048).
  // Whole numbers with a sign are quicker: TOP turns a comparison of such into one of numbers without.
  const TOP = 1 << 31;
  let range = -1, code = 0;
  for (let n = 0; n < 5; n++) code = (code << 8) | packed[next++];
  const LENGTH = 514, MATCH = 0, REP = 192, REP_0 = 204, REP_1 = 216, REP_2 = 228, SHORT = 240, SLOT = 432, NEAR = 688,
    ALIGN = 803, NEW_LENGTH = 819, OLD_LENGTH = NEW_LENGTH + LENGTH, LITERAL = OLD_LENGTH + LENGTH;
  const chances = new Uint16Array(LITERAL + (0x300 << (lc + lp))).fill(1024);
  const more = () => {
    if (range >>> 24) return;
    range <<= 8;
    code = (code << 8) | packed[next++];
  };
  const bit = (place) => {
    const chance = chances[place], bound = Math.imul(range >>> 11, chance);
    if ((code ^ TOP) < (bound ^ TOP)) {
      range = bound;
      chances[place] = chance + ((2048 - chance) >> 5);
      more();
      return 0;
    }
    range = (range - bound) | 0;
    code = (code - bound) | 0;
    chances[place] = chance - (chance >> 5);
    more();
    return 1;
  };
  // So many bits: the highest first, the lowest first, all as likely.
  const tree = (place, bits) => {
    let read = 1;
    for (let n = 0; n < bits; n++) read = (read << 1) | bit(place + read);
    return read - (1 << bits);
  };
  const upwards = (place, bits) => {
    let read = 1, number = 0;
    for (let n = 0; n < bits; n++) {
      const one = bit(place + read);
      read = (read << 1) | one;
      number |= one << n;
    }
    return number;
  };
  const plain = (bits) => {
    let number = 0;
    for (let n = 0; n < bits; n++) {
      range >>>= 1;
      const one = (code ^ TOP) >= (range ^ TOP);
      if (one) code = (code - range) | 0;
      more();
      number = number * 2 + (one ? 1 : 0);
    }
    return number;
  };
  const length = (place, position) => {
    if (!bit(place)) return 2 + tree(place + 2 + position * 8, 3);
    if (!bit(place + 1)) return 10 + tree(place + 130 + position * 8, 3);
    return 18 + tree(place + 258, 8);
  };

  // What came before: the last four distances, and a state that says of what kind the last pieces were.
  let state = 0, last = 0, second = 0, third = 0, fourth = 0;
  while (next <= packed.length) {
    // The longest piece has 273 bytes.
    if (at + 273 > out.length) {
      const longer = new Uint8Array(2 * out.length);
      longer.set(out);
      out = longer;
    }
    const position = at & ((1 << pb) - 1);
    if (!bit(MATCH + state * 16 + position)) {
      const before = at ? out[at - 1] : 0;
      const place = LITERAL + 0x300 * (((at & ((1 << lp) - 1)) << lc) + (before >> (8 - lc)));
      let read = 1, alike = state >= 7, there = alike ? out[at - last - 1] : 0;
      while (read < 0x100) {
        const side = alike ? 1 + (there >> 7) : 0;
        const one = bit(place + (side << 8) + read);
        alike &&= one === side - 1;
        there = (there << 1) & 0xff;
        read = (read << 1) | one;
      }
      out[at++] = read;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let long;
    if (bit(REP + state)) {
      if (!bit(REP_0 + state)) {
        if (!bit(SHORT + state * 16 + position)) {
          out[at] = out[at - last - 1];
          at++;
          state = state < 7 ? 9 : 11;
          continue;
        }
      } else {
        let far = second;
        if (bit(REP_1 + state)) {
          far = third;
          if (bit(REP_2 + state)) {
            far = fourth;
            fourth = third;
          }
          third = second;
        }
        second = last;
        last = far;
      }
      long = length(OLD_LENGTH, position);
      state = state < 7 ? 8 : 11;
    } else {
      long = length(NEW_LENGTH, position);
      state = state < 7 ? 7 : 10;
      const slot = tree(SLOT + Math.min(long - 2, 3) * 64, 6), bits = (slot >> 1) - 1;
      let far = slot;
      if (slot >= 4) {
        far = (2 | (slot & 1)) * 2 ** bits;
        far += slot < 14 ? upwards(NEAR + far - slot, bits) : plain(bits - 4) * 16 + upwards(ALIGN, 4);
      }
      // The mark of the end.
      if (far === 0xffffffff) return out.subarray(0, at);
      fourth = third;
      third = second;
      second = last;
      last = far;
    }
    if (last >= at) break;
    for (const end = at + long; at < end; at++) out[at] = out[at - last - 1];
  }
  throw new Error("the program is not whole");
}
