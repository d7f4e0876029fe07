CREATE TABLE "requirement_notices" (
	"company_id" bigint NOT NULL,
	"requirement_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"occasion" text NOT NULL,
	"due_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requirement_notices_requirement_id_employee_id_occasion_due_on_pk" PRIMARY KEY("requirement_id","employee_id","occasion","due_on"),
	CONSTRAINT "requirement_notices_occasion" CHECK ("requirement_notices"."occasion" in ('due_soon', 'late', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "employee_acts" DROP CONSTRAINT "employee_acts_act";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "color" text DEFAULT 'masar' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_requests" ADD COLUMN "asked_by" bigint;--> statement-breakpoint
ALTER TABLE "requirement_notices" ADD CONSTRAINT "requirement_notices_requirement" FOREIGN KEY ("company_id","requirement_id") REFERENCES "public"."requirements"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_notices" ADD CONSTRAINT "requirement_notices_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requirement_notices_of_employee" ON "requirement_notices" USING btree ("company_id","employee_id");--> statement-breakpoint
ALTER TABLE "course_requests" ADD CONSTRAINT "course_requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_color" CHECK ("companies"."color" in ('masar', 'blue', 'violet', 'plum', 'rose', 'copper', 'olive', 'green'));--> statement-breakpoint
ALTER TABLE "employee_acts" ADD CONSTRAINT "employee_acts_act" CHECK ("employee_acts"."act" in ('move', 'add_to_group', 'remove_from_group', 'deactivate', 'reactivate', 'invite_again', 'message', 'remind'));