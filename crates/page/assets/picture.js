// What was made and the score as a picture to show to others, painted here: nothing leaves the browser unless
// the person sends it.

const PARTS = ["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "opacity"];

export function picture(root) {
  const button = root.querySelector("[data-share-picture]");
  const made = root.querySelector("[data-made]");
  const drawing = made?.querySelector("svg");
  if (!button || !drawing) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    const blob = await paint(drawing, made.dataset);
    const file = new File([blob], made.dataset.file, { type: "image/png" });
    if (window.matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
      try {
        return await navigator.share({ files: [file] });
      } catch (why) {
        if (why.name === "AbortError") return;
      }
    }
    const link = document.createElement("a");
    link.download = file.name;
    link.href = URL.createObjectURL(blob);
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  });
}

// The drawing with its colours written into it, as a picture of its own.
async function alone(drawing, side) {
  const copy = drawing.cloneNode(true);
  const pairs = [...drawing.querySelectorAll("*")].map((part, i) => [part, copy.querySelectorAll("*")[i]]);
  for (const [part, copied] of pairs) {
    const style = getComputedStyle(part);
    for (const name of PARTS) copied.setAttribute(name, style.getPropertyValue(name));
  }
  copy.setAttribute("width", side);
  copy.setAttribute("height", side);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

async function paint(drawing, { title, score, line }) {
  const [side, edge] = [900, 60];
  const canvas = document.createElement("canvas");
  canvas.width = side + 2 * edge;
  canvas.height = side + 2 * edge + 190;
  const [brush, page] = [canvas.getContext("2d"), getComputedStyle(document.body)];
  const font = page.fontFamily;
  brush.fillStyle = page.backgroundColor;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(await alone(drawing, side), edge, 150, side, side);
  brush.fillStyle = page.color;
  brush.font = `650 54px ${font}`;
  brush.fillText(title, edge, 100);
  brush.textAlign = "right";
  brush.fillText(score, canvas.width - edge, 100);
  brush.textAlign = "left";
  brush.font = `34px ${font}`;
  brush.fillText(line, edge, canvas.height - 62, side);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
