//! Chromium, driven as a person drives it: pages are opened, fields typed in, keys pressed.

use std::{
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    sync::LazyLock,
    time::{Duration, Instant},
};

use fantoccini::{Client, ClientBuilder, Locator, wd::WebDriverCompatibleCommand};
use serde_json::{Value, json};
use tempfile::TempDir;
use turmuhr_browser::{NAME, PASSWORD, Server, Visitor};

/// Names chromedriver; without it these tests have nothing to drive.
pub(crate) const DRIVER: &str = "TURMUHR_TEST_CHROMEDRIVER";

/// How long a page may take on a busy machine. No test waits for it to pass.
const PATIENCE: Duration = Duration::from_secs(30);

/// One driver a session: it ends with its browser.
#[derive(Debug)]
pub(crate) struct Chrome {
    client: Client,
    driver: Child,
    profile: TempDir,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Size {
    Desk,
    Phone,
    SmallPhone,
    Wall,
    SmallWall,
}

impl Size {
    pub(crate) fn pixels(self) -> (u32, u32) {
        match self {
            Size::Desk => (1280, 800),
            Size::Phone => (390, 844),
            Size::SmallPhone => (320, 640),
            Size::Wall => (1920, 1080),
            Size::SmallWall => (1280, 720),
        }
    }
}

/// Is there a browser? Says so once where there is none.
pub(crate) fn is_there() -> bool {
    static THERE: LazyLock<bool> = LazyLock::new(|| {
        let there = std::env::var_os(DRIVER).is_some();
        if !there {
            turmuhr_testkit::skipped("Chromium", &format!("{DRIVER} names no chromedriver"));
        }
        there
    });
    *THERE
}

/// What WebDriver has no word for.
#[derive(Debug)]
struct Special {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Special {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.to_string()))
    }
}

/// A driver on a port of its own.
fn start_driver() -> (Child, u16) {
    let program = std::env::var(DRIVER).expect("asked before");
    // It draws its port and gives up if that is taken on one of two networks.
    for _ in 0..10 {
        let mut driver = Command::new(&program)
            .args(["--port=0", "--allowed-origins=*"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver starts");
        let mut said = BufReader::new(driver.stdout.take().expect("a pipe")).lines();
        let port = said.by_ref().map_while(Result::ok).find_map(|line| {
            line.split_once("successfully on port ")?.1.trim_end_matches('.').parse::<u16>().ok()
        });
        if let Some(port) = port {
            std::thread::spawn(move || said.for_each(drop));
            return (driver, port);
        }
        drop(driver.kill());
        drop(driver.wait());
    }
    panic!("{program} does not say its port");
}

impl Chrome {
    pub(crate) async fn start(size: Size) -> Chrome {
        Chrome::speaking("en", size).await
    }

    /// At the desk, logged in as the administrator, whose account is made first.
    pub(crate) async fn of_administrator(server: &Server) -> Chrome {
        server.administrator();
        let chrome = Chrome::start(Size::Desk).await;
        chrome.log_in_as_administrator(server).await;
        chrome
    }

    pub(crate) async fn speaking(lang: &str, size: Size) -> Chrome {
        let (driver, port) = start_driver();
        let profile = tempfile::tempdir().expect("a folder");
        let data = format!("--user-data-dir={}", profile.path().display());
        let language = format!("--lang={lang}");
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            "--window-size=1280,800",
            &data,
            &language,
        ];
        let wishes = json!({
            "browserName": "chrome",
            "unhandledPromptBehavior": "ignore",
            "goog:chromeOptions": { "args": arguments, "prefs": { "intl.accept_languages": lang } },
            "goog:loggingPrefs": { "browser": "ALL" },
        });
        let Value::Object(wishes) = wishes else { unreachable!("written above") };
        let client = ClientBuilder::new(hyper_util::client::legacy::connect::HttpConnector::new())
            .capabilities(wishes)
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
            .expect("Chromium starts");
        let chrome = Chrome { client, driver, profile };
        chrome.size(size).await;
        chrome
    }

    /// The window as large as that device.
    pub(crate) async fn size(&self, size: Size) {
        let (width, height) = size.pixels();
        let mobile = matches!(size, Size::Phone | Size::SmallPhone);
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
    }

    pub(crate) async fn dark(&self, dark: bool) {
        let value = if dark { "dark" } else { "light" };
        let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": value }] });
        self.devtools("Emulation.setEmulatedMedia", features).await;
    }

    pub(crate) async fn without_scripts(&self) {
        self.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await;
    }

    /// The page loses its connection, or gets it back.
    pub(crate) async fn offline(&self, offline: bool) {
        self.devtools("Network.enable", json!({})).await;
        let conditions =
            json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.devtools("Network.emulateNetworkConditions", conditions).await;
    }

    /// Pages opened from now on hear nothing of what others do, as in the moment before the news arrives.
    pub(crate) async fn without_news(&self) {
        let silent = "window.EventSource = class extends EventTarget { static CONNECTING = 0; readyState = 1; close() {} };";
        self.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": silent })).await;
    }

    async fn devtools(&self, command: &str, params: Value) -> Value {
        let body = json!({ "cmd": command, "params": params });
        self.client.issue_cmd(Special { path: "goog/cdp/execute", body }).await.expect("devtools answer")
    }

    /// What the console has said since the last time: its complaints. That the server asks back (409) is none.
    pub(crate) async fn complaints(&self) -> Vec<String> {
        let told =
            self.client.issue_cmd(Special { path: "se/log", body: json!({ "type": "browser" }) }).await;
        let told = told.expect("a log");
        let all = told.as_array().cloned().unwrap_or_default();
        let bad = all.iter().filter(|line| line["level"] == "SEVERE" || line["level"] == "WARNING");
        let bad = bad.map(|line| line["message"].as_str().unwrap_or_default().to_owned());
        bad.filter(|message| !message.contains("a status of 409")).collect()
    }

    pub(crate) async fn open(&self, url: &str) {
        self.client.goto(url).await.unwrap_or_else(|why| panic!("{url}: {why}"));
    }

    pub(crate) async fn path(&self) -> String {
        let url = self.client.current_url().await.expect("an address");
        url.path().to_owned()
    }

    pub(crate) async fn script(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.unwrap_or_else(|why| panic!("{script}: {why}"))
    }

    /// The answer of a script that gives it later, to its last argument.
    pub(crate) async fn answer(&self, script: &str) -> Value {
        let answer = self.client.execute_async(script, Vec::new()).await;
        answer.unwrap_or_else(|why| panic!("{}: {why}", &script[..script.len().min(200)]))
    }

    /// The value of an expression.
    pub(crate) async fn value(&self, expression: &str) -> Value {
        self.script(&format!("return {expression};")).await
    }

    /// Waits until an expression is true.
    pub(crate) async fn until(&self, expression: &str) {
        let started = Instant::now();
        loop {
            // A page that is just being left has no answer.
            let seen = self.client.execute(&format!("return Boolean({expression});"), Vec::new()).await;
            if matches!(seen, Ok(Value::Bool(true))) {
                return;
            }
            if started.elapsed() > PATIENCE {
                let text = self.text("body").await;
                panic!("never: {expression}\n{}\n{text}", self.path().await);
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    pub(crate) async fn until_path(&self, ends: &str) {
        self.until(&format!("location.pathname.endsWith({ends:?}) && document.readyState === 'complete'"))
            .await;
    }

    /// What is read there.
    pub(crate) async fn text(&self, css: &str) -> String {
        let text = self.value(&format!("document.querySelector({css:?})?.innerText ?? ''")).await;
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until the page's source holds this; also where scripts are off and nothing says that it is loaded.
    pub(crate) async fn until_source(&self, holds: &str) {
        let started = Instant::now();
        while !self.client.source().await.is_ok_and(|source| source.contains(holds)) {
            assert!(started.elapsed() < PATIENCE, "{} lacks {holds}", self.path().await);
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    pub(crate) async fn has(&self, css: &str) -> bool {
        self.value(&format!("document.querySelector({css:?}) !== null")).await == true
    }

    async fn find(&self, css: &str) -> fantoccini::elements::Element {
        let found = self.client.wait().at_most(PATIENCE).for_element(Locator::Css(css)).await;
        found.unwrap_or_else(|why| panic!("{css}: {why}"))
    }

    /// In the middle of the window: at its edges the frame covers the page.
    pub(crate) async fn click(&self, css: &str) {
        let element = self.find(css).await;
        self.script(&format!("document.querySelector({css:?})?.scrollIntoView({{ block: 'center' }})")).await;
        element.click().await.unwrap_or_else(|why| panic!("{css}: {why}"));
    }

    /// Typed over what stands there.
    pub(crate) async fn fill(&self, css: &str, text: &str) {
        let field = self.find(css).await;
        field.clear().await.unwrap_or_else(|why| panic!("{css}: {why}"));
        field.send_keys(text).await.unwrap_or_else(|why| panic!("{css}: {why}"));
    }

    pub(crate) async fn choose(&self, css: &str, value: &str) {
        self.find(css).await.select_by_value(value).await.unwrap_or_else(|why| panic!("{css}: {why}"));
    }

    /// Pressed where the focus is.
    pub(crate) async fn press(&self, keys: &str) {
        let active = self.client.active_element().await.expect("something has the focus");
        active.send_keys(keys).await.unwrap_or_else(|why| panic!("{keys:?}: {why}"));
    }

    /// To the next place the keyboard can reach, from wherever the focus is.
    pub(crate) async fn tab(&self) {
        for kind in ["rawKeyDown", "keyUp"] {
            let key = json!({ "type": kind, "key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9 });
            self.devtools("Input.dispatchKeyEvent", key).await;
        }
    }

    /// To the first stop of a page. A page that is just shown may miss the key: nothing has the focus then, and it
    /// is pressed again.
    pub(crate) async fn first_tab(&self) {
        let started = Instant::now();
        loop {
            self.tab().await;
            if self.value("document.activeElement !== document.body").await == true {
                return;
            }
            assert!(started.elapsed() < PATIENCE, "nothing takes the focus on {}", self.path().await);
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Goes on with the tabulator until the focus is there.
    pub(crate) async fn tab_to(&self, css: &str) {
        for _ in 0..300 {
            if self.value(&format!("document.activeElement.matches({css:?})")).await == true {
                return;
            }
            self.tab().await;
        }
        panic!("the keyboard does not reach {css}");
    }

    /// What a screen reader gets: the nodes of the accessibility tree. Ignored ones have no name, but children.
    async fn tree(&self) -> Vec<Value> {
        self.devtools("Accessibility.enable", json!({})).await;
        let tree = self.devtools("Accessibility.getFullAXTree", json!({})).await;
        tree["nodes"].as_array().cloned().unwrap_or_default()
    }

    /// The names of everything with this role.
    pub(crate) async fn heard(&self, role: &str) -> Vec<String> {
        let all = self.tree().await;
        let named = all.iter().filter(|node| node["ignored"] != true && node["role"]["value"] == role);
        named.map(|node| node["name"]["value"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// Role, name and states of what has the focus, as it is read aloud.
    pub(crate) async fn heard_focus(&self) -> String {
        let all = self.tree().await;
        let has = |node: &Value, name: &str| {
            let properties = node["properties"].as_array().cloned().unwrap_or_default();
            properties.into_iter().find(|one| one["name"] == name).map(|one| one["value"]["value"].clone())
        };
        // The document has the focus, too, while one of its parts has it.
        let focused = all.iter().rfind(|node| has(node, "focused") == Some(Value::Bool(true)));
        let Some(node) = focused else { return String::new() };
        let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let pressed =
            has(node, "pressed").map(|pressed| format!(", pressed {}", word(&pressed))).unwrap_or_default();
        format!("{}: {}{pressed}", word(&node["role"]["value"]), word(&node["name"]["value"]))
    }

    /// The texts of all live regions: what is announced without a move of the focus.
    pub(crate) async fn heard_live(&self) -> String {
        let all = self.tree().await;
        let by_id = |id: &Value| all.iter().find(|node| node["nodeId"] == *id);
        let is_live = |node: &&Value| {
            let properties = node["properties"].as_array().cloned().unwrap_or_default();
            properties.iter().any(|one| one["name"] == "live" && one["value"]["value"] != "off")
        };
        let mut open: Vec<&Value> = all.iter().filter(is_live).collect();
        let mut said = Vec::new();
        while let Some(node) = open.pop() {
            if node["role"]["value"] == "StaticText" {
                said.push(node["name"]["value"].as_str().unwrap_or_default().to_owned());
            }
            open.extend(node["childIds"].as_array().into_iter().flatten().filter_map(by_id));
        }
        said.join(" ")
    }

    pub(crate) async fn screenshot(&self) -> Vec<u8> {
        self.client.screenshot().await.expect("a picture")
    }

    /// An account of this browser's own at a server.
    pub(crate) async fn log_in(&self, server: &Server, name: &str) {
        self.open(&server.url("/login")).await;
        self.fill("main [name=name]", name).await;
        self.fill("main [name=password]", PASSWORD).await;
        self.press("\u{e007}").await;
        self.until("document.getElementById('log-out')").await;
    }

    /// The button is in the menu of the account.
    pub(crate) async fn log_out(&self) {
        self.click("details:has(#log-out) > summary").await;
        self.click("#log-out").await;
        self.until("document.getElementById('log-in')").await;
    }

    pub(crate) async fn log_in_as_administrator(&self, server: &Server) {
        self.log_in(server, NAME).await;
    }

    /// The same person without a window, for what is only fetched.
    pub(crate) async fn visitor(&self, server: &Server) -> Visitor {
        let cookies = self.client.get_all_cookies().await.expect("cookies");
        cookies
            .iter()
            .fold(server.visitor(), |visitor, cookie| visitor.with_cookie(cookie.name(), cookie.value()))
    }

    pub(crate) async fn forget_session(&self) {
        self.client.delete_cookie("turmuhr_session").await.expect("a cookie");
    }

    pub(crate) async fn forget_pass(&self) {
        self.client.delete_cookie("turmuhr_pass").await.expect("a cookie");
    }

    pub(crate) async fn reload(&self) {
        self.client.refresh().await.expect("a page");
    }

    pub(crate) async fn close(self) {
        drop(self.client.clone().close().await);
    }
}

impl Drop for Chrome {
    fn drop(&mut self) {
        drop(self.driver.kill());
        drop(self.driver.wait());
        end_all_of(self.profile.path());
    }
}

/// The browser and its helpers outlive a driver that was killed; all of them name the folder of their profile.
fn end_all_of(profile: &Path) {
    let name = profile.display().to_string();
    for entry in std::fs::read_dir("/proc").into_iter().flatten().flatten() {
        let Some(number) =
            entry.file_name().to_str().filter(|name| name.parse::<u32>().is_ok()).map(str::to_owned)
        else {
            continue;
        };
        let call = std::fs::read(entry.path().join("cmdline")).unwrap_or_default();
        if String::from_utf8_lossy(&call).contains(&name) {
            drop(Command::new("kill").args(["-KILL", &number]).stderr(Stdio::null()).status());
        }
    }
}
