-- The home page's number of teachers: approved ones, whichever way they came to be or ceased to be so.
CREATE FUNCTION instructors_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN PERFORM count_by('instructors_approved', (SELECT count(*) FROM new_rows WHERE state = 'approved')); END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM count_by('instructors_approved', -(SELECT count(*) FROM old_rows WHERE state = 'approved')); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER instructors_counted_insert AFTER INSERT ON instructors REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION instructors_count();
--> statement-breakpoint
CREATE TRIGGER instructors_counted_update AFTER UPDATE ON instructors REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION instructors_count();
--> statement-breakpoint
CREATE TRIGGER instructors_counted_delete AFTER DELETE ON instructors REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION instructors_count();
--> statement-breakpoint
-- An erased account is a learner no more.
CREATE FUNCTION users_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_by('learners', -(SELECT count(*) FROM new_rows n JOIN old_rows o ON o.id = n.id WHERE n.kind = 'student' AND n.erased_at IS NOT NULL AND o.erased_at IS NULL));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_counted_erased AFTER UPDATE ON users REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION users_erased();
--> statement-breakpoint
CREATE TRIGGER reviews_rated_delete AFTER DELETE ON reviews REFERENCING OLD TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION reviews_rate();
--> statement-breakpoint
UPDATE counters SET value = (SELECT count(*) FROM instructors WHERE state = 'approved') WHERE name = 'instructors_approved';
--> statement-breakpoint
UPDATE counters SET value = (SELECT count(*) FROM users WHERE kind = 'student' AND erased_at IS NULL) WHERE name = 'learners';
