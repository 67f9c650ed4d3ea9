//! A release takes `wasm/pocket.wasm.lzma` in, if `scripts/wasm` has made it; an empty file stands for none. A program for
//! its developers reads it when it is asked for it: it need not be built anew.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rustc-check-cfg=cfg(carries_site)");
    println!("cargo::rerun-if-changed=build.rs");
    let variable = |name: &str| env::var(name).map_err(io::Error::other);
    if variable("PROFILE")? == "debug" {
        return Ok(());
    }
    println!("cargo::rustc-cfg=carries_site");
    println!("cargo::rerun-if-changed=wasm");
    let made = Path::new(&variable("CARGO_MANIFEST_DIR")?).join("wasm/pocket.wasm.lzma");
    let wasm = if made.exists() { fs::read(made)? } else { Vec::new() };
    fs::write(Path::new(&variable("OUT_DIR")?).join("pocket.wasm.lzma"), wasm)
}
