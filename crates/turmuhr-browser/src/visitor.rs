//! A client without a browser: cookies, forms with their secret, connections kept open.

use std::{
    collections::BTreeMap,
    io::{self, BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    time::Duration,
};

use serde_json::Value;

#[derive(Debug)]
pub struct Visitor {
    address: SocketAddr,
    cookies: BTreeMap<String, String>,
    csrf: String,
    open: Option<BufReader<TcpStream>>,
}

#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    /// The type of what is in the body.
    pub kind: String,
    pub location: Option<String>,
    pub body: Vec<u8>,
}

impl Reply {
    pub fn text(&self) -> &str {
        str::from_utf8(&self.body).expect("text")
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|why| panic!("{why}: {}", self.text()))
    }

    /// A page, or the way to one.
    pub fn expect_ok(self) -> Reply {
        assert!(self.status < 400, "{}: {}", self.status, self.text());
        self
    }
}

impl Clone for Visitor {
    /// The same person at another machine.
    fn clone(&self) -> Visitor {
        let (address, cookies, csrf) = (self.address, self.cookies.clone(), self.csrf.clone());
        Visitor { address, cookies, csrf, open: None }
    }
}

impl Visitor {
    pub fn new(address: SocketAddr) -> Visitor {
        Visitor { address, cookies: BTreeMap::new(), csrf: String::new(), open: None }
    }

    /// The server was started again, or there is a second one.
    pub fn at(&self, address: SocketAddr) -> Visitor {
        Visitor { address, ..self.clone() }
    }

    pub fn with_cookie(mut self, name: &str, value: &str) -> Visitor {
        self.cookies.insert(name.to_owned(), value.to_owned());
        self
    }

    pub fn cookies(&self) -> impl Iterator<Item = (&str, &str)> {
        self.cookies.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// With another secret in the forms and posts to come.
    pub fn with_secret(mut self, secret: &str) -> Visitor {
        self.csrf = secret.to_owned();
        self
    }

    /// Asks for the secret of the forms and posts to come.
    pub fn secret(&mut self) -> String {
        self.csrf =
            self.get("/api/session").expect_ok().json()["csrf"].as_str().unwrap_or_default().to_owned();
        self.csrf.clone()
    }

    /// The next request opens a new connection.
    pub fn hang_up(&mut self) {
        self.open = None;
    }

    pub fn get(&mut self, path: &str) -> Reply {
        self.try_get(path).unwrap_or_else(|why| panic!("{path}: {why}"))
    }

    pub fn try_get(&mut self, path: &str) -> io::Result<Reply> {
        self.ask("GET", path, "", b"")
    }

    /// A form. The way it leads to is not followed.
    pub fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Reply {
        self.try_post(path, fields).unwrap_or_else(|why| panic!("{path}: {why}"))
    }

    pub fn try_post(&mut self, path: &str, fields: &[(&str, &str)]) -> io::Result<Reply> {
        let mut body = format!("csrf={}", encoded(&self.csrf));
        for (name, value) in fields {
            body.push_str(&format!("&{name}={}", encoded(value)));
        }
        self.ask("POST", path, "application/x-www-form-urlencoded", body.as_bytes())
    }

    /// A form with a file in the field `file`.
    pub fn upload(&mut self, path: &str, fields: &[(&str, &str)], file: &[u8]) -> io::Result<Reply> {
        const BOUNDARY: &str = "turmuhr-upload-7464";
        let mut body = Vec::new();
        for (name, value) in fields.iter().copied().chain([("csrf", self.csrf.as_str())]) {
            let head =
                format!("--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
            body.extend(head.bytes());
        }
        let head = "Content-Disposition: form-data; name=\"file\"; filename=\"file\"\r\n\r\n";
        body.extend(format!("--{BOUNDARY}\r\n{head}").bytes());
        body.extend(file);
        body.extend(format!("\r\n--{BOUNDARY}--\r\n").bytes());
        self.ask("POST", path, &format!("multipart/form-data; boundary={BOUNDARY}"), &body)
    }

    pub fn say(&mut self, path: &str, body: &Value) -> Reply {
        self.try_say(path, body).unwrap_or_else(|why| panic!("{path}: {why}"))
    }

    /// The server may be gone any moment.
    pub fn try_say(&mut self, path: &str, body: &Value) -> io::Result<Reply> {
        self.ask("POST", path, "application/json", body.to_string().as_bytes())
    }

    /// The event stream of an event.
    pub fn listen(&self, path: &str) -> io::Result<TcpStream> {
        let mut stream = TcpStream::connect(self.address)?;
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nAccept: text/event-stream\r\n\r\n", self.address)?;
        Ok(stream)
    }

    fn ask(&mut self, method: &str, path: &str, kind: &str, body: &[u8]) -> io::Result<Reply> {
        let reused = self.open.is_some();
        match self.once(method, path, kind, body) {
            // A connection that was kept open may have been closed meanwhile; nothing was answered, but a form may have arrived.
            Err(_) if reused && method == "GET" => self.once(method, path, kind, body),
            other => other,
        }
    }

    fn once(&mut self, method: &str, path: &str, kind: &str, body: &[u8]) -> io::Result<Reply> {
        let mut stream = match self.open.take() {
            Some(open) => open,
            None => {
                let stream = TcpStream::connect(self.address)?;
                stream.set_nodelay(true)?;
                stream.set_read_timeout(Some(Duration::from_secs(30)))?;
                BufReader::new(stream)
            }
        };
        let mut head = self.head(method, path);
        if method == "POST" {
            head.push_str(&format!("Content-Type: {kind}\r\nContent-Length: {}\r\n", body.len()));
            if kind.ends_with("json") {
                head.push_str(&format!("x-csrf: {}\r\nAccept: application/json\r\n", self.csrf));
            }
        }
        head.push_str("\r\n");
        // A refusal may come before the whole body is sent; then it is read and the rest is not missed.
        let sent = stream.get_mut().write_all(&[head.as_bytes(), body].concat());
        let (reply, closes) = match (self.read(&mut stream), sent) {
            (Err(_), Err(why)) => return Err(why),
            (read, _) => read?,
        };
        self.open = (!closes).then_some(stream);
        Ok(reply)
    }

    /// The head of a request with the cookies, for requests no browser would send.
    pub fn head(&self, method: &str, path: &str) -> String {
        let cookies: Vec<String> = self.cookies().map(|(name, value)| format!("{name}={value}")).collect();
        format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\n", self.address, cookies.join("; "))
    }

    /// Sends bytes as they are on a new connection; gives the status, if one came.
    pub fn send_raw(&self, parts: &[&[u8]], patience: Duration) -> Option<u16> {
        let mut stream = TcpStream::connect(self.address).ok()?;
        stream.set_read_timeout(Some(patience)).ok()?;
        stream.set_write_timeout(Some(patience)).ok()?;
        for part in parts {
            if stream.write_all(part).is_err() {
                break;
            }
        }
        let mut line = String::new();
        BufReader::new(stream).read_line(&mut line).ok()?;
        line.split(' ').nth(1)?.parse().ok()
    }

    /// The reply, and whether the server closes the connection after it.
    fn read(&mut self, stream: &mut BufReader<TcpStream>) -> io::Result<(Reply, bool)> {
        let odd = |what: &str| io::Error::new(io::ErrorKind::InvalidData, what.to_owned());
        let mut line = String::new();
        stream.read_line(&mut line)?;
        let status =
            line.split(' ').nth(1).and_then(|code| code.parse().ok()).ok_or_else(|| odd("no status"))?;
        let (mut length, mut chunked, mut closes, mut location) = (0, false, false, None);
        let mut content = String::new();
        loop {
            line.clear();
            stream.read_line(&mut line)?;
            let Some((name, value)) = line.trim_end().split_once(": ") else { break };
            match name.to_ascii_lowercase().as_str() {
                "content-length" => length = value.parse().map_err(|_| odd("no length"))?,
                "transfer-encoding" => chunked = value.contains("chunked"),
                "connection" => closes = value.eq_ignore_ascii_case("close"),
                "content-type" => content = value.to_owned(),
                "location" => location = Some(value.to_owned()),
                "set-cookie" => {
                    let pair = value.split(';').next().and_then(|pair| pair.split_once('='));
                    let (name, value) = pair.ok_or_else(|| odd("no cookie"))?;
                    self.cookies.insert(name.to_owned(), value.to_owned());
                }
                _ => {}
            }
        }
        let mut body = Vec::new();
        if chunked {
            loop {
                line.clear();
                stream.read_line(&mut line)?;
                let size = usize::from_str_radix(line.trim(), 16).map_err(|_| odd("no size"))?;
                let from = body.len();
                body.resize(from + size + 2, 0);
                stream.read_exact(&mut body[from..])?;
                body.truncate(from + size);
                if size == 0 {
                    break;
                }
            }
        } else {
            body.resize(length, 0);
            stream.read_exact(&mut body)?;
        }
        let reply = Reply { status, kind: content, location, body };
        if let Ok(text) = str::from_utf8(&reply.body) {
            let secret = ["data-csrf=\"", "name=\"csrf\" value=\""]
                .iter()
                .find_map(|before| text.split_once(before)?.1.split_once('"'));
            if let Some((secret, _)) = secret {
                self.csrf = secret.to_owned();
            }
        }
        Ok((reply, closes))
    }
}

fn encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    text.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}
