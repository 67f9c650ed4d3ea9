//! The files of the site.

use pocket::site::files;

#[test]
fn the_worker_names_only_files_that_are_there_and_another_program_is_another_version() {
    let (one, two) = (files(b"one"), files(b"two"));
    let text = |files: &[pocket::site::File], name: &str| {
        String::from_utf8(files.iter().find(|file| file.name == name).unwrap().bytes.clone()).unwrap()
    };
    let worker = text(&one, "sw.js");
    let app = worker.lines().find_map(|line| line.strip_prefix("const APP = ")).unwrap();
    let app = text(&one, app.trim_matches(['"', ';']));
    let line = app.lines().find_map(|line| line.strip_prefix("const FILES = ")).unwrap();
    let named: serde_json::Value = serde_json::from_str(line.trim_end_matches(';')).unwrap();
    for (_, name) in named.as_object().unwrap() {
        assert!(one.iter().any(|file| file.name == *name), "{name}");
    }
    let packed = app.lines().find_map(|line| line.strip_prefix("const PACKED = ")).unwrap();
    assert!(one.iter().any(|file| format!("\"{}\";", file.name) == packed && file.bytes == b"one"), "{packed}");
    let version = |worker: &str| worker.lines().next().unwrap().to_owned();
    assert_ne!(version(&worker), version(&text(&two, "sw.js")));
    let first = text(&one, "index.html");
    assert!(!first.contains("{{"), "{first}");
    let boot = one.iter().find(|file| file.name.starts_with("boot-")).unwrap();
    assert!(first.contains(&format!("src=\"{}\"", boot.name)));
    for lang in table::Lang::ALL {
        let page = first.split_once(&format!("<template lang=\"{}\">", lang.code())).unwrap().1;
        let page = page.split_once("</template>").unwrap().0;
        assert!(page.contains("class=\"opponents\"") && page.contains("data-say=\"failed\" hidden"), "{page}");
    }
    let manifest: serde_json::Value = serde_json::from_str(&text(&one, "manifest.webmanifest")).unwrap();
    for icon in manifest["icons"].as_array().unwrap() {
        let name = icon["src"].as_str().unwrap().split('?').next().unwrap();
        assert!(one.iter().any(|file| file.name == name), "{name}");
    }
}
