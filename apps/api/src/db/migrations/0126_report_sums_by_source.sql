DROP INDEX "employees_state";--> statement-breakpoint
ALTER TABLE "report_completions" ADD COLUMN "finished_begun" integer;--> statement-breakpoint
ALTER TABLE "report_scores" ADD COLUMN "licence_results" integer;--> statement-breakpoint
ALTER TABLE "report_scores" ADD COLUMN "licence_passed" integer;--> statement-breakpoint
ALTER TABLE "report_scores" ADD COLUMN "licence_percents" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "report_scores" ADD COLUMN "licence_hidden" integer;--> statement-breakpoint
ALTER TABLE "report_times" ADD COLUMN "licence_seconds" bigint;--> statement-breakpoint
ALTER TABLE "report_times" ADD COLUMN "licence_people" integer;--> statement-breakpoint
ALTER TABLE "report_times" ADD COLUMN "licence_days" integer;--> statement-breakpoint
ALTER TABLE "report_times" ADD COLUMN "alone_people" integer;--> statement-breakpoint
ALTER TABLE "report_times" ADD COLUMN "alone_days" integer;--> statement-breakpoint
ALTER TABLE "report_times" ADD COLUMN "licence_learners" bit(256);--> statement-breakpoint
ALTER TABLE "report_times" ADD COLUMN "assigned_learners" bit(256);--> statement-breakpoint
ALTER TABLE "report_people" ADD COLUMN "licence_seconds" bigint;--> statement-breakpoint
ALTER TABLE "report_people" ADD COLUMN "licence_days" integer;--> statement-breakpoint
ALTER TABLE "report_people" ADD COLUMN "alone_days" integer;--> statement-breakpoint
ALTER TABLE "report_people" ADD COLUMN "licence_results" integer;--> statement-breakpoint
ALTER TABLE "report_people" ADD COLUMN "licence_passed" integer;--> statement-breakpoint
ALTER TABLE "report_people" ADD COLUMN "licence_percents" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "report_people" ADD COLUMN "licence_hidden" integer;--> statement-breakpoint
ALTER TABLE "report_completion_totals" ADD COLUMN "finished_begun" integer;--> statement-breakpoint
ALTER TABLE "report_score_totals" ADD COLUMN "licence_results" integer;--> statement-breakpoint
ALTER TABLE "report_score_totals" ADD COLUMN "licence_passed" integer;--> statement-breakpoint
ALTER TABLE "report_score_totals" ADD COLUMN "licence_percents" numeric(16, 2);--> statement-breakpoint
ALTER TABLE "report_score_totals" ADD COLUMN "licence_hidden" integer;--> statement-breakpoint
ALTER TABLE "report_time_totals" ADD COLUMN "licence_seconds" bigint;--> statement-breakpoint
ALTER TABLE "report_time_totals" ADD COLUMN "licence_people" integer;--> statement-breakpoint
ALTER TABLE "report_time_totals" ADD COLUMN "licence_days" integer;--> statement-breakpoint
ALTER TABLE "report_time_totals" ADD COLUMN "alone_people" integer;--> statement-breakpoint
ALTER TABLE "report_time_totals" ADD COLUMN "alone_days" integer;--> statement-breakpoint
CREATE INDEX "employees_state" ON "employees" USING btree ("company_id","state","department_id","id");--> statement-breakpoint
-- By hand from here on: what is by licence adds up as the rest does, and is null where there is nothing.
CREATE OR REPLACE FUNCTION report_completions_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_completion_totals AS t (company_id, branch_id, group_id, course_id, month, day, assigned, not_started, in_progress, completed, overdue, begun, begun_completed, finished, finished_begun)
  SELECT c.company_id, b.branch_id, c.group_id, c.course_id, c.month, c.day, s.sign * sum(c.assigned), s.sign * sum(c.not_started), s.sign * sum(c.in_progress), s.sign * sum(c.completed), s.sign * sum(c.overdue), s.sign * sum(c.begun), s.sign * sum(c.begun_completed), s.sign * sum(c.finished), s.sign * sum(c.finished_begun)
  FROM changed c CROSS JOIN LATERAL (SELECT NULL::bigint AS branch_id UNION ALL SELECT r.branch_id FROM report_branches r
      WHERE r.company_id = c.company_id AND r.department_id = c.department_id) b,
    (SELECT CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS sign) s WHERE b.branch_id IS NULL OR c.day IS NULL
  GROUP BY c.company_id, b.branch_id, c.group_id, c.course_id, c.month, c.day, s.sign ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (company_id, branch_id, group_id, course_id, month, day) DO UPDATE SET assigned = t.assigned + excluded.assigned, not_started = t.not_started + excluded.not_started, in_progress = t.in_progress + excluded.in_progress, completed = t.completed + excluded.completed, overdue = t.overdue + excluded.overdue, begun = t.begun + excluded.begun, begun_completed = t.begun_completed + excluded.begun_completed, finished = t.finished + excluded.finished,
    finished_begun = nullif(coalesce(t.finished_begun, 0) + coalesce(excluded.finished_begun, 0), 0);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION report_times_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_time_totals AS t (company_id, branch_id, group_id, course_id, month, day, seconds, people, days, firsts, lasts, licence_seconds, licence_people, licence_days, alone_people, alone_days)
  SELECT c.company_id, b.branch_id, c.group_id, c.course_id, c.month, c.day, s.sign * sum(c.seconds), s.sign * sum(c.people), s.sign * sum(c.days), s.sign * sum(c.firsts), s.sign * sum(c.lasts), s.sign * sum(c.licence_seconds), s.sign * sum(c.licence_people), s.sign * sum(c.licence_days), s.sign * sum(c.alone_people), s.sign * sum(c.alone_days)
  FROM changed c CROSS JOIN LATERAL (SELECT NULL::bigint AS branch_id UNION ALL SELECT r.branch_id FROM report_branches r
      WHERE r.company_id = c.company_id AND r.department_id = c.department_id) b,
    (SELECT CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS sign) s WHERE b.branch_id IS NULL OR c.day IS NULL
  GROUP BY c.company_id, b.branch_id, c.group_id, c.course_id, c.month, c.day, s.sign ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (company_id, branch_id, group_id, course_id, month, day) DO UPDATE SET seconds = t.seconds + excluded.seconds, people = t.people + excluded.people, days = t.days + excluded.days, firsts = t.firsts + excluded.firsts, lasts = t.lasts + excluded.lasts,
    licence_seconds = nullif(coalesce(t.licence_seconds, 0) + coalesce(excluded.licence_seconds, 0), 0),
    licence_people = nullif(coalesce(t.licence_people, 0) + coalesce(excluded.licence_people, 0), 0),
    licence_days = nullif(coalesce(t.licence_days, 0) + coalesce(excluded.licence_days, 0), 0),
    alone_people = nullif(coalesce(t.alone_people, 0) + coalesce(excluded.alone_people, 0), 0),
    alone_days = nullif(coalesce(t.alone_days, 0) + coalesce(excluded.alone_days, 0), 0);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION report_scores_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_score_totals AS t (company_id, branch_id, group_id, course_id, month, exam_id, day, results, passed, percents, hidden, licence_results, licence_passed, licence_percents, licence_hidden)
  SELECT c.company_id, b.branch_id, c.group_id, c.course_id, c.month, c.exam_id, c.day, s.sign * sum(c.results), s.sign * sum(c.passed), s.sign * sum(c.percents), s.sign * sum(c.hidden), s.sign * sum(c.licence_results), s.sign * sum(c.licence_passed), s.sign * sum(c.licence_percents), s.sign * sum(c.licence_hidden)
  FROM changed c CROSS JOIN LATERAL (SELECT NULL::bigint AS branch_id UNION ALL SELECT r.branch_id FROM report_branches r
      WHERE r.company_id = c.company_id AND r.department_id = c.department_id) b,
    (SELECT CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS sign) s WHERE b.branch_id IS NULL OR c.day IS NULL
  GROUP BY c.company_id, b.branch_id, c.group_id, c.course_id, c.month, c.exam_id, c.day, s.sign ORDER BY 1, 2, 3, 4, 5, 6, 7
  ON CONFLICT (company_id, branch_id, group_id, course_id, month, exam_id, day) DO UPDATE SET results = t.results + excluded.results, passed = t.passed + excluded.passed, percents = t.percents + excluded.percents, hidden = t.hidden + excluded.hidden,
    licence_results = nullif(coalesce(t.licence_results, 0) + coalesce(excluded.licence_results, 0), 0),
    licence_passed = nullif(coalesce(t.licence_passed, 0) + coalesce(excluded.licence_passed, 0), 0),
    licence_percents = nullif(coalesce(t.licence_percents, 0) + coalesce(excluded.licence_percents, 0), 0),
    licence_hidden = nullif(coalesce(t.licence_hidden, 0) + coalesce(excluded.licence_hidden, 0), 0);
  RETURN NULL;
END $$;--> statement-breakpoint
-- Companies that ever opened anything by a licence are counted anew, and their reports read from the rows until then: of no sum is it known what is by licence.
UPDATE report_companies k SET as_of = NULL WHERE EXISTS (SELECT FROM enrolment_grants g WHERE g.company_id = k.company_id AND g.kind = 'licence');--> statement-breakpoint
INSERT INTO report_changes (company_id, department_id) SELECT s.company_id, s.department_id FROM report_slices s JOIN report_companies k ON k.company_id = s.company_id AND k.as_of IS NULL;--> statement-breakpoint
DELETE FROM report_slices s USING report_companies k WHERE k.company_id = s.company_id AND k.as_of IS NULL;

--> statement-breakpoint
DROP INDEX "report_completion_totals_by_month";--> statement-breakpoint
DROP INDEX "report_score_totals_by_month";--> statement-breakpoint
DROP INDEX "report_time_totals_by_month";--> statement-breakpoint
CREATE INDEX "report_completion_totals_by_month" ON "report_completion_totals" USING btree ("company_id","branch_id","group_id","month","course_id") WHERE "report_completion_totals"."day" is null;--> statement-breakpoint
CREATE INDEX "report_score_totals_by_month" ON "report_score_totals" USING btree ("company_id","branch_id","group_id","month","course_id") WHERE "report_score_totals"."day" is null;--> statement-breakpoint
CREATE INDEX "report_time_totals_by_month" ON "report_time_totals" USING btree ("company_id","branch_id","group_id","month","course_id") WHERE "report_time_totals"."day" is null;
