CREATE TABLE "assignment_batch_items" (
	"company_id" bigint NOT NULL,
	"batch_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"learning_path_id" bigint,
	"outcome" text,
	CONSTRAINT "assignment_batch_items_batch_id_course_id_employee_id_pk" PRIMARY KEY("batch_id","course_id","employee_id"),
	CONSTRAINT "assignment_batch_items_outcome" CHECK ("assignment_batch_items"."outcome" in ('assigned', 'course_withdrawn', 'deactivated', 'already_assigned', 'no_seat', 'undone', 'left'))
);
--> statement-breakpoint
CREATE TABLE "assignment_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assignment_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"created_by" bigint,
	"branch_id" bigint,
	"standing_id" bigint,
	"due_on" date,
	"due_days" integer,
	"state" text DEFAULT 'running' NOT NULL,
	"job_id" bigint,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "assignment_batches_tenant" UNIQUE("company_id","id"),
	CONSTRAINT "assignment_batches_state" CHECK ("assignment_batches"."state" in ('running', 'done', 'cancelled', 'undoing', 'undone')),
	CONSTRAINT "assignment_batches_due" CHECK (num_nonnulls("assignment_batches"."due_on", "assignment_batches"."due_days") <= 1)
);
--> statement-breakpoint
CREATE TABLE "standing_assignments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "standing_assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"group_id" bigint,
	"department_id" bigint,
	"course_id" bigint,
	"path_id" bigint,
	"due_on" date,
	"due_days" integer,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "standing_assignments_tenant" UNIQUE("company_id","id"),
	CONSTRAINT "standing_assignments_once" UNIQUE NULLS NOT DISTINCT("company_id","group_id","department_id","course_id","path_id"),
	CONSTRAINT "standing_assignments_whom" CHECK (num_nonnulls("standing_assignments"."group_id", "standing_assignments"."department_id") = 1),
	CONSTRAINT "standing_assignments_what" CHECK (num_nonnulls("standing_assignments"."course_id", "standing_assignments"."path_id") = 1),
	CONSTRAINT "standing_assignments_due" CHECK (num_nonnulls("standing_assignments"."due_on", "standing_assignments"."due_days") <= 1)
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "due_days" integer;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "batch_id" bigint;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "reminded_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "reminded_overdue_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "learning_paths" ADD COLUMN "state" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_paths" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- The paths that are there are in use, and what is due soon or overdue by now is no news.
UPDATE "learning_paths" SET "state" = 'published';--> statement-breakpoint
UPDATE "assignments" SET "reminded_due_at" = now(), "reminded_overdue_at" = case when "due_on" < current_date then now() end
	WHERE "due_on" < current_date + 4 AND "state" IN ('assigned', 'in_progress');--> statement-breakpoint
ALTER TABLE "assignment_batch_items" ADD CONSTRAINT "assignment_batch_items_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_batch_items" ADD CONSTRAINT "assignment_batch_items_batch" FOREIGN KEY ("company_id","batch_id") REFERENCES "public"."assignment_batches"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_batch_items" ADD CONSTRAINT "assignment_batch_items_employee_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Where the reference is emptied with what it names, the row stays the company’s.
ALTER TABLE "assignment_batch_items" ADD CONSTRAINT "assignment_batch_items_path" FOREIGN KEY ("company_id","learning_path_id") REFERENCES "public"."learning_paths"("company_id","id") ON DELETE set null ("learning_path_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_batches" ADD CONSTRAINT "assignment_batches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_batches" ADD CONSTRAINT "assignment_batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_batches" ADD CONSTRAINT "assignment_batches_standing" FOREIGN KEY ("company_id","standing_id") REFERENCES "public"."standing_assignments"("company_id","id") ON DELETE set null ("standing_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_assignments" ADD CONSTRAINT "standing_assignments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_assignments" ADD CONSTRAINT "standing_assignments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_assignments" ADD CONSTRAINT "standing_assignments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_assignments" ADD CONSTRAINT "standing_assignments_group" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."employee_groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_assignments" ADD CONSTRAINT "standing_assignments_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_assignments" ADD CONSTRAINT "standing_assignments_path" FOREIGN KEY ("company_id","path_id") REFERENCES "public"."learning_paths"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_batch_items_employee" ON "assignment_batch_items" USING btree ("employee_id");--> statement-breakpoint
CREATE INDEX "assignment_batch_items_waiting" ON "assignment_batch_items" USING btree ("batch_id","course_id","employee_id") WHERE "assignment_batch_items"."outcome" is null;--> statement-breakpoint
CREATE INDEX "assignment_batches_company" ON "assignment_batches" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "assignment_batches_of_standing" ON "assignment_batches" USING btree ("standing_id");--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_batch" FOREIGN KEY ("company_id","batch_id") REFERENCES "public"."assignment_batches"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_by_due" ON "assignments" USING btree ("company_id",coalesce("due_on", '9999-12-31'::date),"id") WHERE "assignments"."state" <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "assignments_newest" ON "assignments" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "assignments_path" ON "assignments" USING btree ("learning_path_id");--> statement-breakpoint
CREATE INDEX "assignments_due_open" ON "assignments" USING btree ("due_on") WHERE "assignments"."state" in ('assigned', 'in_progress');--> statement-breakpoint
CREATE INDEX "assignments_of_batch" ON "assignments" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "seat_ledger_of_employee" ON "seat_ledger" USING btree ("employee_id","pool_id","id");--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_due" CHECK (num_nonnulls("assignments"."due_on", "assignments"."due_days") <= 1);--> statement-breakpoint
ALTER TABLE "learning_paths" ADD CONSTRAINT "learning_paths_state" CHECK ("learning_paths"."state" in ('draft', 'published', 'archived'));