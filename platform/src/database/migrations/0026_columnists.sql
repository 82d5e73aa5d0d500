-- To write columns is a right of its own, and bears its name.
UPDATE "members" SET "roles" = array_replace("roles", 'creator', 'columnist') WHERE 'creator' = ANY("roles");
