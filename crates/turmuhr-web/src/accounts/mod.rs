//! The visitor: a user with an account, the holder of a pass, or the public.

mod attempts;
mod cookies;
mod password;
mod token;
pub(crate) use token::{act_id, secret, seed};

use jiff::{SignedDuration, Timestamp};
use turmuhr_federation::persons::person::PersonId;
use turmuhr_store::{Pass, Role, Session, Store, StoreError, User};

pub(crate) use attempts::{Attempts, Rank, Whence};
pub(crate) use cookies::{Cookies, cookie};
pub(crate) use password::{Crowded, LONGEST_NAME, LONGEST_PASSWORD, hash_password, password_fits};
pub use token::Token;

pub(crate) const SESSION: &str = "turmuhr_session";
pub(crate) const PASS: &str = "turmuhr_pass";
pub(crate) const VISIT: &str = "turmuhr_visit";
pub(crate) const LANGUAGE: &str = "turmuhr_lang";

/// A working day and the evening.
const SESSION_LASTS: SignedDuration = SignedDuration::from_hours(18);

#[derive(Clone, Debug)]
pub struct Visitor {
    pub role: Role,
    /// The name shown in the journal.
    pub name: String,
    /// The account, for a user.
    pub login: Option<String>,
    /// The pass, for its holder.
    pub pass: Option<Pass>,
}

impl Visitor {
    pub fn public() -> Visitor {
        Visitor { role: Role::Public, name: String::new(), login: None, pass: None }
    }

    /// The program itself, when it fills an event.
    pub fn system(name: &str) -> Visitor {
        Visitor { role: Role::Administrator, name: name.to_owned(), login: None, pass: None }
    }

    pub fn user(user: User) -> Visitor {
        Visitor { role: user.role, name: user.shown, login: Some(user.name), pass: None }
    }

    pub fn holder(pass: Pass) -> Visitor {
        // Two passes may have the same label; the mark distinguishes them in the journal.
        let mark: String = pass.token.chars().take(4).collect();
        Visitor {
            role: pass.role,
            name: format!("{} (Link {mark})", pass.label),
            login: None,
            pass: Some(pass),
        }
    }

    /// A name for this visitor that browsers may keep; the public has none.
    pub(crate) fn mark(&self) -> Option<String> {
        let hash = match (&self.login, &self.pass) {
            (Some(login), _) => Token::hash_of(&format!("mark of account {login}")),
            (None, Some(pass)) => Token::hash_of(&format!("mark of pass {}", pass.token)),
            (None, None) => return None,
        };
        Some(hash.chars().take(16).collect())
    }

    /// A pass is valid only in its own event.
    pub fn role_in(&self, stream: &str) -> Role {
        match &self.pass {
            Some(pass) if pass.stream != stream => Role::Public,
            _ => self.role,
        }
    }

    /// The person of a season's registry as whom the visitor acts there: by a link, or by an account that is linked to one.
    pub(crate) async fn person_in(
        &self,
        store: &Store,
        season: &str,
    ) -> Result<Option<PersonId>, StoreError> {
        match (&self.login, &self.pass) {
            (Some(login), _) => store.officer(login, season).await,
            (None, Some(pass)) if pass.stream == season => Ok(pass.person),
            (None, _) => Ok(None),
        }
    }

    pub fn is_staff(&self) -> bool {
        self.role >= Role::Arbiter
    }

    /// Identified by the cookies of a request: an account takes precedence over a pass.
    pub(crate) async fn of(store: &Store, cookies: &Cookies) -> Result<Visitor, StoreError> {
        let now = Timestamp::now();
        if let Some(token) = cookies.get(SESSION)
            && let Some(session) = store.session(&Token::hash_of(token)).await?
            && session.expires > now
            && let Some(user) = store.user(&session.name).await?
        {
            return Ok(Visitor::user(user));
        }
        if let Some(token) = cookies.get(PASS)
            && let Some(pass) = living_pass(store, token).await?
        {
            return Ok(Visitor::holder(pass));
        }
        Ok(Visitor::public())
    }
}

/// A pass that has neither been revoked nor expired.
pub(crate) async fn living_pass(store: &Store, token: &str) -> Result<Option<Pass>, StoreError> {
    let pass = store.pass(&Token::hash_of(token)).await?;
    Ok(pass.filter(|pass| !pass.revoked && pass.expires > Timestamp::now()))
}

/// Logs a user in; the token goes to their browser only.
pub(crate) async fn begin_session(store: &Store, name: &str) -> Result<Token, StoreError> {
    let token = Token::new();
    let expires = Timestamp::now() + SESSION_LASTS;
    store.begin_session(&Session { token: token.hash(), name: name.to_owned(), expires }).await?;
    Ok(token)
}
