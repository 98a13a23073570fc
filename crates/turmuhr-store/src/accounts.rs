//! Users, their sessions, and passes that each allow one job.

use std::ops::RangeInclusive;

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use sqlx::Row;
use turmuhr_federation::persons::person::PersonId;
use turmuhr_tournament::{BoardNo, EntryId, TeamId};

use crate::{
    database::{Store, on},
    error::StoreError,
    writing::{Engine, write},
};

/// From the fewest rights to all rights.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    Public,
    /// Anyone in front of a poster, who may check a player in; or one player by their own link.
    Player,
    Captain,
    Helper,
    Arbiter,
    ChiefArbiter,
    Administrator,
}

impl Role {
    pub const ALL: [Role; 7] = [
        Role::Public,
        Role::Player,
        Role::Captain,
        Role::Helper,
        Role::Arbiter,
        Role::ChiefArbiter,
        Role::Administrator,
    ];

    pub const fn id(self) -> &'static str {
        match self {
            Role::Public => "public",
            Role::Player => "player",
            Role::Captain => "captain",
            Role::Helper => "helper",
            Role::Arbiter => "arbiter",
            Role::ChiefArbiter => "chief-arbiter",
            Role::Administrator => "administrator",
        }
    }

    /// An unknown id has the role `Public`.
    pub fn from_id(id: &str) -> Role {
        Role::ALL.into_iter().find(|role| role.id() == id).unwrap_or(Role::Public)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// The login name.
    pub name: String,
    /// The name shown in the journal.
    pub shown: String,
    /// Hashed.
    pub password: String,
    pub role: Role,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The hash of the browser's token.
    pub token: String,
    pub name: String,
    pub expires: Timestamp,
}

/// A link or a code for one job: results of these boards, or the line-up of this team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pass {
    /// The hash of the token in the link.
    pub token: String,
    pub label: String,
    pub role: Role,
    pub stream: String,
    pub section: u32,
    /// `None`: all boards.
    pub boards: Option<RangeInclusive<BoardNo>>,
    /// `None`: not about a team.
    pub team: Option<TeamId>,
    /// The player whose own page it opens.
    pub player: Option<EntryId>,
    /// The person of a season's registry whose link it is; rights follow from their offices.
    pub person: Option<PersonId>,
    pub expires: Timestamp,
    pub revoked: bool,
}

const USER: &str = "select name, shown, password, role from users where name = $1";
pub(crate) const USERS: &str = "select name, shown, password, role from users order by name";
pub(crate) const SAVE_USER: &str = "insert into users (name, shown, password, role) values ($1, $2, $3, $4) \
                         on conflict (name) do update set shown = $2, password = $3, role = $4";
const PASS: &str = "select token, label, role, stream, section, first_board, last_board, team, expires, revoked, player, person \
                    from passes where token = $1";
const PASSES: &str = "select token, label, role, stream, section, first_board, last_board, team, expires, revoked, player, person \
                      from passes where stream = $1 order by label";
const SAVE_PASS: &str = "insert into passes \
                         (token, label, role, stream, section, first_board, last_board, team, expires, revoked, player, person) \
                         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
const SAVE_NEW_PASS: &str = "insert into passes \
                             (token, label, role, stream, section, first_board, last_board, team, expires, revoked, player, person) \
                             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (token) do nothing";
/// The same pass, which a form sent twice makes twice.
const SAME_PASS: &str = "select 1 from passes \
                         where token = $1 and role = $2 and stream = $3 and section = $4 and team = $5 and player = $6 \
                         and person = $7";
const REVOKE_PASS: &str = "update passes set revoked = 1 where token = $1";
const ADMINISTRATORS: &str = "select name from users where role = $1 limit 2";
const OFFICER: &str = "select person from officers where login = $1 and stream = $2";
const OFFICERS: &str = "select login, person from officers where stream = $1 order by login";
pub(crate) const SAVE_OFFICER: &str = "insert into officers (login, stream, person) values ($1, $2, $3) \
                            on conflict (login, stream) do update set person = $3";
const REMOVE_OFFICER: &str = "delete from officers where login = $1 and stream = $2";
const END_SESSIONS: &str = "delete from sessions where name = $1";
pub(crate) const SETTING: &str = "select value from settings where name = $1";
pub(crate) const SAVE_SETTING: &str =
    "insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = $2";
/// The setting with the hashes of the one-time links, one a line.
const LINKS: &str = "setup-link";

/// Serialises changes of accounts, on PostgreSQL too.
pub(crate) async fn alone<C>(work: &mut C) -> Result<(), sqlx::Error>
where
    C: sqlx::Connection<Database: Engine>,
    for<'c> &'c mut C: sqlx::Executor<'c, Database = C::Database>,
{
    if let Some(statement) = <C::Database as Engine>::ALONE {
        sqlx::Executor::execute(work, statement).await?;
    }
    Ok(())
}

macro_rules! save_user {
    ($work:ident, $user:expr) => {
        sqlx::query(SAVE_USER)
            .bind(&$user.name)
            .bind(&$user.shown)
            .bind(&$user.password)
            .bind($user.role.id())
            .execute(&mut *$work)
            .await?
    };
}
pub(crate) use save_user;

/// Refuses to change the account of the only administrator.
macro_rules! not_the_last {
    ($work:ident, $name:expr) => {{
        let rows = sqlx::query(ADMINISTRATORS).bind(Role::Administrator.id()).fetch_all(&mut *$work).await?;
        let names: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
        if names == [$name] {
            return Err(StoreError::LastAdministrator);
        }
    }};
}

macro_rules! user {
    ($row:expr) => {{
        let row = $row;
        User {
            name: row.get(0),
            shown: row.get(1),
            password: row.get(2),
            role: Role::from_id(&row.get::<String, _>(3)),
        }
    }};
}
pub(crate) use user;

macro_rules! pass {
    ($row:expr) => {{
        let row = $row;
        let number = |at: usize| row.get::<i64, _>(at) as u32;
        Pass {
            token: row.get(0),
            label: row.get(1),
            role: Role::from_id(&row.get::<String, _>(2)),
            stream: row.get(3),
            section: number(4),
            boards: named(number(5)).map(|first| BoardNo(first)..=BoardNo(number(6))),
            team: named(number(7)).map(TeamId),
            expires: moment(row.get(8)),
            revoked: row.get::<i64, _>(9) != 0,
            player: named(number(10)).map(EntryId),
            person: named(number(11)).map(PersonId),
        }
    }};
}

/// The database writes 0 for no board, no team, no player and no person.
fn named(number: u32) -> Option<u32> {
    (number > 0).then_some(number)
}

/// An unreadable time counts as expired.
fn moment(text: String) -> Timestamp {
    text.parse().unwrap_or(Timestamp::UNIX_EPOCH)
}

impl Store {
    pub async fn user(&self, name: &str) -> Result<Option<User>, StoreError> {
        on!(self, pool => {
            let row = sqlx::query(USER).bind(name).fetch_optional(pool).await?;
            Ok(row.map(|row| user!(&row)))
        })
    }

    pub async fn users(&self) -> Result<Vec<User>, StoreError> {
        on!(self, pool => {
            let rows = sqlx::query(USERS).fetch_all(pool).await?;
            Ok(rows.iter().map(|row| user!(row)).collect())
        })
    }

    /// Creates the user or replaces the one of that name. A change of password or role ends all their sessions.
    /// The last administrator keeps that role.
    pub async fn save_user(&self, user: &User) -> Result<(), StoreError> {
        write!(self, work => {
            alone(work).await?;
            if user.role != Role::Administrator {
                not_the_last!(work, user.name.as_str());
            }
            let before = sqlx::query(USER).bind(&user.name).fetch_optional(&mut *work).await?;
            let before: Option<User> = before.map(|row| user!(&row));
            save_user!(work, user);
            if before.is_some_and(|before| before.password != user.password || before.role != user.role) {
                sqlx::query(END_SESSIONS).bind(&user.name).execute(&mut *work).await?;
            }
            Ok(())
        })
    }

    /// Removes a user with their sessions, but never the last administrator.
    pub async fn remove_user(&self, name: &str) -> Result<(), StoreError> {
        write!(self, work => {
            alone(work).await?;
            not_the_last!(work, name);
            sqlx::query(END_SESSIONS).bind(name).execute(&mut *work).await?;
            sqlx::query("delete from officers where login = $1").bind(name).execute(&mut *work).await?;
            sqlx::query("delete from users where name = $1").bind(name).execute(&mut *work).await?;
            Ok(())
        })
    }

    /// Creates the first administrator with a one-time link. If several links are used at once, only one
    /// succeeds; the others, and invalid links, return `false`.
    pub async fn make_first_administrator(&self, link: &str, user: &User) -> Result<bool, StoreError> {
        write!(self, work => {
            alone(work).await?;
            let links = sqlx::query(SETTING).bind(LINKS).fetch_optional(&mut *work).await?;
            let links: String = links.map(|row| row.get(0)).unwrap_or_default();
            let taken = sqlx::query(ADMINISTRATORS)
                .bind(Role::Administrator.id())
                .fetch_optional(&mut *work)
                .await?
                .is_some();
            if taken || !links.lines().any(|known| known == link) {
                return Ok(false);
            }
            save_user!(work, user);
            sqlx::query(SAVE_SETTING).bind(LINKS).bind("").execute(&mut *work).await?;
            Ok(true)
        })
    }

    /// Stores the hash of a one-time link while there is no administrator; beyond `most` the oldest is dropped.
    /// `false` if there is an administrator.
    pub async fn add_first_link(&self, link: &str, most: usize) -> Result<bool, StoreError> {
        write!(self, work => {
            alone(work).await?;
            if sqlx::query(ADMINISTRATORS).bind(Role::Administrator.id()).fetch_optional(&mut *work).await?.is_some() {
                return Ok(false);
            }
            let links = sqlx::query(SETTING).bind(LINKS).fetch_optional(&mut *work).await?;
            let links: String = links.map(|row| row.get(0)).unwrap_or_default();
            let links: Vec<&str> = std::iter::once(link).chain(links.lines()).take(most).collect();
            sqlx::query(SAVE_SETTING).bind(LINKS).bind(links.join("\n")).execute(&mut *work).await?;
            Ok(true)
        })
    }

    /// Is this one-time link still valid?
    pub async fn knows_first_link(&self, link: &str) -> Result<bool, StoreError> {
        let links: String = on!(self, pool => {
            let row = sqlx::query(SETTING).bind(LINKS).fetch_optional(pool).await?;
            Ok::<_, StoreError>(row.map(|row| row.get(0)).unwrap_or_default())
        })?;
        Ok(links.lines().any(|known| known == link)
            && !self.users().await?.iter().any(|user| user.role == Role::Administrator))
    }

    pub async fn session(&self, token: &str) -> Result<Option<Session>, StoreError> {
        on!(self, pool => {
            let row = sqlx::query("select token, name, expires from sessions where token = $1")
                .bind(token)
                .fetch_optional(pool)
                .await?;
            Ok(row.map(|row| Session { token: row.get(0), name: row.get(1), expires: moment(row.get(2)) }))
        })
    }

    pub async fn begin_session(&self, session: &Session) -> Result<(), StoreError> {
        write!(self, work => {
            sqlx::query("insert into sessions (token, name, expires) values ($1, $2, $3)")
                .bind(&session.token)
                .bind(&session.name)
                .bind(session.expires.to_string())
                .execute(&mut *work)
                .await?;
            Ok(())
        })
    }

    pub async fn end_session(&self, token: &str) -> Result<(), StoreError> {
        write!(self, work => {
            sqlx::query("delete from sessions where token = $1").bind(token).execute(&mut *work).await?;
            Ok(())
        })
    }

    /// Deletes expired sessions, and passes that expired a month ago; until then the list of passes shows them.
    pub async fn purge(&self, now: Timestamp) -> Result<u64, StoreError> {
        let long_ago = now - SignedDuration::from_hours(30 * 24);
        write!(self, work => {
            let sessions = sqlx::query("delete from sessions where expires < $1").bind(now.to_string());
            let passes = sqlx::query("delete from passes where expires < $1").bind(long_ago.to_string());
            Ok(sessions.execute(&mut *work).await?.rows_affected() + passes.execute(&mut *work).await?.rows_affected())
        })
    }

    pub async fn pass(&self, token: &str) -> Result<Option<Pass>, StoreError> {
        on!(self, pool => {
            let row = sqlx::query(PASS).bind(token).fetch_optional(pool).await?;
            Ok(row.map(|row| pass!(&row)))
        })
    }

    pub async fn passes(&self, stream: &str) -> Result<Vec<Pass>, StoreError> {
        on!(self, pool => {
            let rows = sqlx::query(PASSES).bind(stream).fetch_all(pool).await?;
            Ok(rows.iter().map(|row| pass!(row)).collect())
        })
    }

    pub async fn save_pass(&self, pass: &Pass) -> Result<(), StoreError> {
        self.save_passes(std::slice::from_ref(pass), &[]).await
    }

    /// Stores new passes and revokes those they replace, all or none. A pass that is known stays as it is.
    pub async fn save_passes(&self, passes: &[Pass], replaced: &[String]) -> Result<(), StoreError> {
        write!(self, work => {
            for token in replaced {
                sqlx::query(REVOKE_PASS).bind(token).execute(&mut *work).await?;
            }
            for pass in passes {
                let boards = pass.boards.as_ref();
                let (first, last) = boards.map_or((0, 0), |boards| (boards.start().0, boards.end().0));
                // A pass that is known is no error if it is the same; the second statement names the clash.
                for statement in [SAVE_NEW_PASS, SAVE_PASS] {
                    let saved = sqlx::query(statement)
                        .bind(&pass.token)
                        .bind(&pass.label)
                        .bind(pass.role.id())
                        .bind(&pass.stream)
                        .bind(i64::from(pass.section))
                        .bind(i64::from(first))
                        .bind(i64::from(last))
                        .bind(i64::from(pass.team.map_or(0, |team| team.0)))
                        .bind(pass.expires.to_string())
                        .bind(i64::from(pass.revoked))
                        .bind(i64::from(pass.player.map_or(0, |player| player.0)))
                        .bind(i64::from(pass.person.map_or(0, |person| person.0)))
                        .execute(&mut *work)
                        .await?;
                    if saved.rows_affected() > 0 {
                        break;
                    }
                    let same = sqlx::query(SAME_PASS)
                        .bind(&pass.token)
                        .bind(pass.role.id())
                        .bind(&pass.stream)
                        .bind(i64::from(pass.section))
                        .bind(i64::from(pass.team.map_or(0, |team| team.0)))
                        .bind(i64::from(pass.player.map_or(0, |player| player.0)))
                        .bind(i64::from(pass.person.map_or(0, |person| person.0)))
                        .fetch_optional(&mut *work)
                        .await?;
                    if same.is_some() {
                        break;
                    }
                }
            }
            Ok(())
        })
    }

    pub async fn revoke_pass(&self, token: &str) -> Result<(), StoreError> {
        write!(self, work => {
            sqlx::query(REVOKE_PASS).bind(token).execute(&mut *work).await?;
            Ok(())
        })
    }

    /// The person of a season's registry as whom an account acts there.
    pub async fn officer(&self, login: &str, stream: &str) -> Result<Option<PersonId>, StoreError> {
        on!(self, pool => {
            let row = sqlx::query(OFFICER).bind(login).bind(stream).fetch_optional(pool).await?;
            Ok(row.and_then(|row| named(row.get::<i64, _>(0) as u32)).map(PersonId))
        })
    }

    /// Accounts that act as persons of a season, by name.
    pub async fn officers(&self, stream: &str) -> Result<Vec<(String, PersonId)>, StoreError> {
        on!(self, pool => {
            let rows = sqlx::query(OFFICERS).bind(stream).fetch_all(pool).await?;
            Ok(rows.iter().map(|row| (row.get(0), PersonId(row.get::<i64, _>(1) as u32))).collect())
        })
    }

    /// `None` ends it.
    pub async fn save_officer(
        &self,
        login: &str,
        stream: &str,
        person: Option<PersonId>,
    ) -> Result<(), StoreError> {
        write!(self, work => {
            match person {
                Some(person) => {
                    let saved = sqlx::query(SAVE_OFFICER).bind(login).bind(stream).bind(i64::from(person.0));
                    saved.execute(&mut *work).await?;
                }
                None => {
                    sqlx::query(REMOVE_OFFICER).bind(login).bind(stream).execute(&mut *work).await?;
                }
            }
            Ok(())
        })
    }
}
