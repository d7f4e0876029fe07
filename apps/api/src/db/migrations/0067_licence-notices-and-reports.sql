ALTER TABLE "licences" ADD COLUMN "told_days" smallint;--> statement-breakpoint
ALTER TABLE "report_completions" ADD COLUMN "begun" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_completions" ADD COLUMN "begun_completed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "enrolment_grants_of_licence" ON "enrolment_grants" USING btree ("company_id","user_id","course_id") WHERE "enrolment_grants"."kind" = 'licence';--> statement-breakpoint
-- By hand from here on: what people begin and complete by a company's licence marks them for its reports.
CREATE FUNCTION report_licence_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_marks (user_id) SELECT DISTINCT user_id FROM changed WHERE kind = 'licence';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER enrolment_grants_report_insert AFTER INSERT ON enrolment_grants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_licence_changed();--> statement-breakpoint
CREATE TRIGGER enrolment_grants_report_update AFTER UPDATE ON enrolment_grants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_licence_changed();--> statement-breakpoint
CREATE TRIGGER enrolment_grants_report_delete AFTER DELETE ON enrolment_grants REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_licence_changed();--> statement-breakpoint
CREATE FUNCTION report_course_completed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_marks (user_id) SELECT new.user_id WHERE EXISTS (SELECT FROM enrolment_grants g
    WHERE g.user_id = new.user_id AND g.course_id = new.course_id AND g.kind = 'licence');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER enrolments_report_update AFTER UPDATE ON enrolments FOR EACH ROW
  WHEN (old.completed_at IS DISTINCT FROM new.completed_at) EXECUTE FUNCTION report_course_completed();--> statement-breakpoint
INSERT INTO report_marks (user_id) SELECT DISTINCT user_id FROM enrolment_grants WHERE kind = 'licence';
