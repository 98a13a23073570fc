//! Passwords, hashed with argon2id.

use argon2::{Argon2, PasswordHash, PasswordHasher, PasswordVerifier, password_hash::SaltString};

/// Slow on purpose, so away from the threads that answer.
pub(crate) async fn hash_password(password: String) -> String {
    let work = move || {
        let mut salt = [0; 16];
        getrandom::fill(&mut salt).expect("the system gives random numbers");
        let salt = SaltString::encode_b64(&salt).expect("sixteen bytes are a salt");
        let hash = Argon2::default().hash_password(password.as_bytes(), &salt);
        hash.map(|hash| hash.to_string()).unwrap_or_default()
    };
    tokio::task::spawn_blocking(work).await.unwrap_or_default()
}

/// Without a hash, as for a name nobody has, it takes as long and fits nothing.
pub(crate) async fn password_fits(password: String, hash: Option<String>) -> bool {
    const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5bm9ib2R5$\
                          AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let work = move || {
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| NOBODY.to_owned());
        let fits = PasswordHash::new(&hash)
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok());
        known && fits
    };
    tokio::task::spawn_blocking(work).await.unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_password_fits() {
        let hash = hash_password("Turm auf c4".to_owned()).await;
        assert!(hash.starts_with("$argon2id$"));
        assert!(password_fits("Turm auf c4".to_owned(), Some(hash.clone())).await);
        assert!(!password_fits("Turm auf c5".to_owned(), Some(hash)).await);
        assert!(!password_fits("Turm auf c4".to_owned(), None).await);
    }
}
