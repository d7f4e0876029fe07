CREATE TABLE "employee_act_people" (
	"company_id" bigint NOT NULL,
	"act_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	CONSTRAINT "employee_act_people_act_id_employee_id_pk" PRIMARY KEY("act_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "employee_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employee_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"created_by" bigint,
	"role" text NOT NULL,
	"branch_id" bigint,
	"locale" text NOT NULL,
	"act" text NOT NULL,
	"department_id" bigint,
	"group_id" bigint,
	"state" text DEFAULT 'running' NOT NULL,
	"job_id" bigint,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"held_by_role" integer DEFAULT 0 NOT NULL,
	"limited" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "employee_acts_tenant" UNIQUE("company_id","id"),
	CONSTRAINT "employee_acts_act" CHECK ("employee_acts"."act" in ('move', 'add_to_group', 'deactivate', 'invite_again')),
	CONSTRAINT "employee_acts_state" CHECK ("employee_acts"."state" in ('running', 'done', 'cancelled', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "employee_act_people" ADD CONSTRAINT "employee_act_people_act" FOREIGN KEY ("company_id","act_id") REFERENCES "public"."employee_acts"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_act_people" ADD CONSTRAINT "employee_act_people_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_acts" ADD CONSTRAINT "employee_acts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_acts" ADD CONSTRAINT "employee_acts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_acts" ADD CONSTRAINT "employee_acts_branch" FOREIGN KEY ("company_id","branch_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_acts" ADD CONSTRAINT "employee_acts_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_acts" ADD CONSTRAINT "employee_acts_group" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."employee_groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employee_act_people_of" ON "employee_act_people" USING btree ("employee_id");--> statement-breakpoint
CREATE INDEX "employee_acts_creator" ON "employee_acts" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "employee_acts_branch_of" ON "employee_acts" USING btree ("company_id","branch_id");--> statement-breakpoint
CREATE INDEX "employee_acts_department_of" ON "employee_acts" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "employee_acts_group_of" ON "employee_acts" USING btree ("company_id","group_id");--> statement-breakpoint
CREATE INDEX "employee_acts_age" ON "employee_acts" USING btree ("created_at");