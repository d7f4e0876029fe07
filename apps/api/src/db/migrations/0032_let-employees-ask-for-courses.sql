CREATE TABLE "course_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_requests_tenant" UNIQUE("company_id","id"),
	CONSTRAINT "course_requests_state" CHECK ("course_requests"."state" in ('open', 'approved', 'declined', 'withdrawn')),
	CONSTRAINT "course_requests_decided" CHECK (("course_requests"."state" = 'open') = ("course_requests"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "course_requests" ADD CONSTRAINT "course_requests_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_requests" ADD CONSTRAINT "course_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_requests" ADD CONSTRAINT "course_requests_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_requests_open" ON "course_requests" USING btree ("employee_id","course_id") WHERE "course_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "course_requests_of_state" ON "course_requests" USING btree ("company_id","state","id");--> statement-breakpoint
CREATE INDEX "course_requests_person" ON "course_requests" USING btree ("employee_id","course_id");