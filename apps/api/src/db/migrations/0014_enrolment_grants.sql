CREATE TABLE "counter_deltas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "counter_deltas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"delta" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrolment_grants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enrolment_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp (3) with time zone DEFAULT date_trunc('milliseconds', clock_timestamp()) NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"ended_reason" text,
	"ended_note" text,
	"order_line_id" bigint,
	"seat_id" bigint,
	"assignment_id" bigint,
	"given_by" bigint,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enrolment_grants_kind" CHECK ("enrolment_grants"."kind" in ('free', 'order', 'seat', 'assignment', 'gift', 'operator')),
	CONSTRAINT "enrolment_grants_ended_reason" CHECK ("enrolment_grants"."ended_reason" in ('expired', 'refunded', 'seat_returned', 'assignment_withdrawn', 'withdrawn', 'unrecorded')),
	CONSTRAINT "enrolment_grants_period" CHECK ("enrolment_grants"."ends_at" >= "enrolment_grants"."starts_at"),
	CONSTRAINT "enrolment_grants_ended" CHECK ("enrolment_grants"."ended_reason" is null or "enrolment_grants"."ends_at" is not null),
	CONSTRAINT "enrolment_grants_order_line" CHECK ("enrolment_grants"."order_line_id" is null or "enrolment_grants"."kind" = 'order'),
	CONSTRAINT "enrolment_grants_seat" CHECK ("enrolment_grants"."seat_id" is null or "enrolment_grants"."kind" = 'seat'),
	CONSTRAINT "enrolment_grants_assignment" CHECK ("enrolment_grants"."assignment_id" is null or "enrolment_grants"."kind" in ('seat', 'assignment')),
	CONSTRAINT "enrolment_grants_reason" CHECK ("enrolment_grants"."kind" <> 'operator' or "enrolment_grants"."reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "certificates" DROP CONSTRAINT "certificates_learner";--> statement-breakpoint
ALTER TABLE "enrolments" DROP CONSTRAINT "enrolments_source";--> statement-breakpoint
ALTER TABLE "enrolments" DROP CONSTRAINT "enrolments_state";--> statement-breakpoint
ALTER TABLE "exams" ALTER COLUMN "review" SET DEFAULT '{"just_after":["answers","correctness","marks","overall"],"while_open":["answers","correctness","marks","overall"],"after_last_attempt":["answers","correctness","marks","feedback","right_answers","overall"],"after_closing":["answers","correctness","marks","feedback","right_answers","overall"]}'::jsonb;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "certificate_months" integer;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "first_made_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "first_saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "completed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "valid_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "released_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "revoked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "revoked_reason" text;--> statement-breakpoint
ALTER TABLE "counter_deltas" ADD CONSTRAINT "counter_deltas_name_counters_name_fk" FOREIGN KEY ("name") REFERENCES "public"."counters"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment_grants" ADD CONSTRAINT "enrolment_grants_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment_grants" ADD CONSTRAINT "enrolment_grants_seat_id_seat_ledger_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."seat_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment_grants" ADD CONSTRAINT "enrolment_grants_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment_grants" ADD CONSTRAINT "enrolment_grants_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment_grants" ADD CONSTRAINT "enrolment_grants_enrolment" FOREIGN KEY ("user_id","course_id") REFERENCES "public"."enrolments"("user_id","course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enrolment_grants_learner" ON "enrolment_grants" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "enrolment_grants_due" ON "enrolment_grants" USING btree ("ends_at") WHERE "enrolment_grants"."ended_reason" is null and "enrolment_grants"."ends_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "enrolment_grants_one_free" ON "enrolment_grants" USING btree ("user_id","course_id") WHERE "enrolment_grants"."kind" = 'free' and "enrolment_grants"."ended_reason" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "enrolment_grants_one_of_order_line" ON "enrolment_grants" USING btree ("order_line_id") WHERE "enrolment_grants"."ended_reason" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "enrolment_grants_one_of_seat" ON "enrolment_grants" USING btree ("seat_id") WHERE "enrolment_grants"."ended_reason" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "enrolment_grants_one_of_assignment" ON "enrolment_grants" USING btree ("assignment_id") WHERE "enrolment_grants"."ended_reason" is null;--> statement-breakpoint
CREATE INDEX "certificates_held_back" ON "certificates" USING btree ("id") WHERE "certificates"."released_at" is null;--> statement-breakpoint
-- Each enrolment becomes a grant that says why; one of a company names its assignment and the seat that it took. When one ended was not
-- recorded: at the latest sign of life. Where an attempt is still under way in an ended one, the job that settles ended grants closes it.
INSERT INTO enrolment_grants (user_id, course_id, kind, starts_at, ends_at, ended_reason, seat_id, assignment_id)
SELECT e.user_id, e.course_id, e.source, e.created_at,
  CASE WHEN e.state = 'ended' THEN greatest(e.created_at, coalesce(e.last_seen_at, e.completed_at, e.created_at)) END,
  CASE WHEN e.state = 'ended' AND NOT EXISTS (SELECT FROM attempts t JOIN exams x ON x.id = t.exam_id
    WHERE t.user_id = e.user_id AND x.course_id = e.course_id AND t.state = 'in_progress') THEN 'unrecorded' END,
  a.seat_id, a.id
FROM enrolments e LEFT JOIN LATERAL (
  SELECT a.id, (SELECT max(l.id) FROM seat_ledger l JOIN seat_pools p ON p.id = l.pool_id
    WHERE l.employee_id = a.employee_id AND l.movement = 'assigned' AND p.course_id = a.course_id AND p.company_id = a.company_id) AS seat_id
  FROM assignments a JOIN employees p ON p.id = a.employee_id
  WHERE e.source = 'seat' AND p.user_id = e.user_id AND a.course_id = e.course_id
  ORDER BY a.state = 'withdrawn', a.id LIMIT 1) a ON true;
--> statement-breakpoint
-- What a company assigned to somebody who was in the course already, or whom another company had assigned it, stands beside that.
INSERT INTO enrolment_grants (user_id, course_id, kind, starts_at, seat_id, assignment_id)
SELECT p.user_id, a.course_id, CASE WHEN s.id IS NULL THEN 'assignment' ELSE 'seat' END, a.created_at, s.id, a.id
FROM assignments a JOIN employees p ON p.id = a.employee_id
JOIN enrolments e ON e.user_id = p.user_id AND e.course_id = a.course_id
LEFT JOIN LATERAL (SELECT max(l.id) AS id FROM seat_ledger l JOIN seat_pools o ON o.id = l.pool_id
  WHERE l.employee_id = a.employee_id AND l.movement = 'assigned' AND o.course_id = a.course_id AND o.company_id = a.company_id) s ON true
WHERE a.state <> 'withdrawn' AND p.state <> 'deactivated' AND e.state <> 'ended'
  AND NOT EXISTS (SELECT FROM enrolment_grants g WHERE g.assignment_id = a.id);
--> statement-breakpoint
-- Certificates that are there certify the completion of their day, and were told of.
UPDATE certificates c SET released_at = c.issued_at, completed_at = coalesce(
  (SELECT e.completed_at FROM enrolments e WHERE e.user_id = c.user_id AND e.course_id = c.course_id), c.issued_at);
--> statement-breakpoint
UPDATE enrolments e SET completed_at = c.completed_at FROM certificates c
WHERE c.user_id = e.user_id AND c.course_id = e.course_id AND e.completed_at IS NULL;
--> statement-breakpoint
ALTER TABLE "certificates" ALTER COLUMN "completed_at" SET NOT NULL;--> statement-breakpoint
UPDATE answers SET first_made_at = made_at, first_saved_at = saved_at;
--> statement-breakpoint
-- Exams whose package could not say what they show, and which showed right answers while attempts were left, take the default.
UPDATE exams SET review = DEFAULT WHERE review = (SELECT jsonb_object_agg(moment, '["answers","correctness","marks","feedback","right_answers","overall"]'::jsonb)
  FROM unnest(array['just_after', 'while_open', 'after_closing']) AS moment);
--> statement-breakpoint
-- Counting appends: no transaction waits for another's, as it would for the one row of a number.
CREATE OR REPLACE FUNCTION count_by(counter text, by_value bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO counter_deltas (name, delta) SELECT counter, by_value WHERE by_value <> 0;
$$;
--> statement-breakpoint
CREATE VIEW counter_totals AS
  SELECT c.name, c.value + coalesce((SELECT sum(d.delta) FROM counter_deltas d WHERE d.name = c.name), 0) AS value FROM counters c;
--> statement-breakpoint
ALTER TABLE "enrolments" DROP COLUMN "source";--> statement-breakpoint
ALTER TABLE "enrolments" DROP COLUMN "state";--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_completion" UNIQUE("user_id","course_id","completed_at");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_certificate_months" CHECK ("courses"."certificate_months" between 1 and 120);--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_validity" CHECK ("certificates"."valid_until" > "certificates"."completed_at");--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_revoked" CHECK (("certificates"."revoked_at" is null) = ("certificates"."revoked_reason" is null));