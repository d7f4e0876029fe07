-- What a course page shows of a course's sections, lessons and exam: the one place that says so, as CoursePage (modules/catalogue/schema.ts) has it.
CREATE OR REPLACE FUNCTION outlined_exam(course bigint, section bigint, locale text) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT row_to_json(e) FROM (
    SELECT e.id, in_language(e.title, locale) AS title,
      (SELECT count(*) FROM questions q WHERE q.exam_id = e.id AND q.retired_at IS NULL AND q.pool_id IS NULL)
        + coalesce((SELECT sum(p.draw_count) FROM question_pools p WHERE p.exam_id = e.id), 0) AS question_count, e.time_limit_seconds, e.pass_mark
    FROM exams e WHERE e.course_id = course AND e.section_id IS NOT DISTINCT FROM section AND e.published_at IS NOT NULL) e
$$;

CREATE OR REPLACE FUNCTION course_outline(course bigint, locale text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT row_to_json(outline)::text FROM (SELECT
    coalesce((SELECT json_agg(row_to_json(s)) FROM (
      SELECT s.id, in_language(s.title, locale) AS title, coalesce((SELECT json_agg(row_to_json(l)) FROM (
          SELECT l.id, in_language(l.title, locale) AS title, l.kind, l.duration_seconds, l.free_preview
          FROM lessons l WHERE l.section_id = s.id AND l.course_id = course AND l.retired_at IS NULL ORDER BY l.position, l.id) l), '[]') AS lessons,
        outlined_exam(course, s.id, locale) AS exam
      FROM sections s WHERE s.course_id = course ORDER BY s.position) s), '[]') AS sections,
    outlined_exam(course, NULL, locale) AS exam
  ) outline
$$;

-- What is sent: the stored outline, or one built now where that is of an older version. One expression, so that the planner puts it in place.
CREATE OR REPLACE FUNCTION ready_outline(course bigint, version integer, outline text, locale text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN version = answers_version() THEN outline ELSE course_outline(course, locale) END
$$;

CREATE OR REPLACE FUNCTION courses_keep_outline() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.outline_ar := course_outline(NEW.id, 'ar');
  NEW.outline_en := course_outline(NEW.id, 'en');
  NEW.outline_version := answers_version();
  NEW.has_free_video := EXISTS (SELECT FROM lessons WHERE course_id = NEW.id AND free_preview AND kind = 'video' AND retired_at IS NULL);
  RETURN NEW;
END $$;

-- Nothing of an outline is a column of the course: naming outline_version rebuilds it.
CREATE OR REPLACE TRIGGER courses_outline BEFORE INSERT OR UPDATE OF outline_ar, outline_en, outline_version ON courses
  FOR EACH ROW EXECUTE FUNCTION courses_keep_outline();

CREATE OR REPLACE FUNCTION keep_outlines(ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Two who change one course at once do so one after the other: the statement after this one sees what the first has written.
  PERFORM FROM courses WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE courses SET outline_version = 0 WHERE id = ANY (ids);
END $$;

CREATE OR REPLACE FUNCTION outlines_follow_course() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN PERFORM keep_outlines(array(SELECT DISTINCT course_id FROM new_rows));
    WHEN 'UPDATE' THEN PERFORM keep_outlines(array(SELECT course_id FROM new_rows UNION SELECT course_id FROM old_rows));
    ELSE PERFORM keep_outlines(array(SELECT DISTINCT course_id FROM old_rows));
  END CASE;
  RETURN NULL;
END $$;

-- Of a lesson that is changed, only where it shows. Whoever writes anything else into one, such as its recording or how far it is indexed, would hold the
-- lesson and wait for the course, while an import holds the course and waits for the lesson.
CREATE OR REPLACE FUNCTION outlines_follow_lessons() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids bigint[] := array(SELECT DISTINCT course_id FROM (
    (SELECT id, course_id, section_id, position, title, kind, duration_seconds, free_preview, retired_at IS NULL FROM new_rows
      EXCEPT SELECT id, course_id, section_id, position, title, kind, duration_seconds, free_preview, retired_at IS NULL FROM old_rows)
    UNION ALL
    (SELECT id, course_id, section_id, position, title, kind, duration_seconds, free_preview, retired_at IS NULL FROM old_rows
      EXCEPT SELECT id, course_id, section_id, position, title, kind, duration_seconds, free_preview, retired_at IS NULL FROM new_rows)) changed);
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM keep_outlines(ids); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION outlines_follow_exam() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN PERFORM keep_outlines(array(SELECT DISTINCT e.course_id FROM new_rows JOIN exams e ON e.id = exam_id));
    WHEN 'UPDATE' THEN PERFORM keep_outlines(array(SELECT e.course_id FROM new_rows JOIN exams e ON e.id = exam_id UNION SELECT e.course_id FROM old_rows JOIN exams e ON e.id = exam_id));
    ELSE PERFORM keep_outlines(array(SELECT DISTINCT e.course_id FROM old_rows JOIN exams e ON e.id = exam_id));
  END CASE;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER sections_outline_insert AFTER INSERT ON sections REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_course();
CREATE OR REPLACE TRIGGER sections_outline_update AFTER UPDATE ON sections REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_course();
CREATE OR REPLACE TRIGGER sections_outline_delete AFTER DELETE ON sections REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_course();
CREATE OR REPLACE TRIGGER lessons_outline_insert AFTER INSERT ON lessons REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_course();
CREATE OR REPLACE TRIGGER lessons_outline_update AFTER UPDATE ON lessons REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_lessons();
CREATE OR REPLACE TRIGGER lessons_outline_delete AFTER DELETE ON lessons REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_course();
CREATE OR REPLACE TRIGGER exams_outline_insert AFTER INSERT ON exams REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_course();
CREATE OR REPLACE TRIGGER exams_outline_update AFTER UPDATE ON exams REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_course();
CREATE OR REPLACE TRIGGER exams_outline_delete AFTER DELETE ON exams REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_course();
CREATE OR REPLACE TRIGGER questions_outline_insert AFTER INSERT ON questions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_exam();
CREATE OR REPLACE TRIGGER questions_outline_update AFTER UPDATE ON questions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_exam();
CREATE OR REPLACE TRIGGER questions_outline_delete AFTER DELETE ON questions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_exam();
CREATE OR REPLACE TRIGGER question_pools_outline_insert AFTER INSERT ON question_pools REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_exam();
CREATE OR REPLACE TRIGGER question_pools_outline_update AFTER UPDATE ON question_pools REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_exam();
CREATE OR REPLACE TRIGGER question_pools_outline_delete AFTER DELETE ON question_pools REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_exam();
