INSERT INTO counters (name, value) VALUES ('courses_published', 0), ('learners', 0), ('enrolments', 0), ('instructors_approved', 0);
--> statement-breakpoint
-- Adds to a kept number; rows of `counters` are few and hot, so each statement touches one once.
CREATE FUNCTION count_by(counter text, by_value bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE counters SET value = value + by_value WHERE name = counter AND by_value <> 0;
$$;
--> statement-breakpoint
CREATE FUNCTION courses_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    PERFORM count_by('courses_published', (SELECT count(*) FROM new_rows WHERE state = 'published'));
    UPDATE categories c SET course_count = course_count + n.added FROM
      (SELECT category_id, count(*) AS added FROM new_rows WHERE state = 'published' GROUP BY category_id) n WHERE n.category_id = c.id;
    UPDATE instructors i SET course_count = course_count + n.added FROM
      (SELECT instructor_id, count(*) AS added FROM new_rows WHERE state = 'published' GROUP BY instructor_id) n WHERE n.instructor_id = i.id;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM count_by('courses_published', -(SELECT count(*) FROM old_rows WHERE state = 'published'));
    UPDATE categories c SET course_count = course_count - o.gone FROM
      (SELECT category_id, count(*) AS gone FROM old_rows WHERE state = 'published' GROUP BY category_id) o WHERE o.category_id = c.id;
    UPDATE instructors i SET course_count = course_count - o.gone FROM
      (SELECT instructor_id, count(*) AS gone FROM old_rows WHERE state = 'published' GROUP BY instructor_id) o WHERE o.instructor_id = i.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER courses_counted_insert AFTER INSERT ON courses REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION courses_count();
--> statement-breakpoint
CREATE TRIGGER courses_counted_update AFTER UPDATE ON courses REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION courses_count();
--> statement-breakpoint
CREATE TRIGGER courses_counted_delete AFTER DELETE ON courses REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION courses_count();
--> statement-breakpoint
CREATE FUNCTION enrolments_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_by('enrolments', (SELECT count(*) FROM new_rows));
  UPDATE courses c SET sold = sold + n.added FROM
    (SELECT course_id, count(*) AS added FROM new_rows GROUP BY course_id) n WHERE n.course_id = c.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER enrolments_counted AFTER INSERT ON enrolments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION enrolments_count();
--> statement-breakpoint
CREATE FUNCTION users_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_by('learners', (SELECT count(*) FROM new_rows WHERE kind = 'student'));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_counted AFTER INSERT ON users REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION users_count();
--> statement-breakpoint
-- A course's stars are the mean of its visible reviews, in hundredths.
CREATE FUNCTION reviews_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE courses c SET
    rating_count = (SELECT count(*) FROM reviews r WHERE r.course_id = c.id AND r.hidden_at IS NULL),
    rating = coalesce((SELECT round(avg(stars) * 100) FROM reviews r WHERE r.course_id = c.id AND r.hidden_at IS NULL), 0)
  WHERE c.id IN (SELECT DISTINCT course_id FROM new_rows);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_rated_insert AFTER INSERT ON reviews REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION reviews_rate();
--> statement-breakpoint
CREATE TRIGGER reviews_rated_update AFTER UPDATE ON reviews REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION reviews_rate();
