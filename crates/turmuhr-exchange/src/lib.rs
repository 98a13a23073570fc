//! Files of the field.
