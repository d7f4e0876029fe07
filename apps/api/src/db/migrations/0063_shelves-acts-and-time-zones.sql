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
CREATE TABLE "company_shelf_categories" (
	"company_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	CONSTRAINT "company_shelf_categories_company_id_category_id_pk" PRIMARY KEY("company_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "company_shelf_courses" (
	"company_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	CONSTRAINT "company_shelf_courses_company_id_course_id_pk" PRIMARY KEY("company_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "company_shelves" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"levels" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_shelves_levels" CHECK ("company_shelves"."levels" <@ array['beginner','intermediate','advanced']),
	CONSTRAINT "company_shelves_languages" CHECK ("company_shelves"."languages" <@ array['ar','en'])
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "time_zone" text DEFAULT 'Asia/Riyadh' NOT NULL;--> statement-breakpoint
ALTER TABLE "employee_act_people" ADD CONSTRAINT "employee_act_people_act" FOREIGN KEY ("company_id","act_id") REFERENCES "public"."employee_acts"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_act_people" ADD CONSTRAINT "employee_act_people_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_acts" ADD CONSTRAINT "employee_acts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_acts" ADD CONSTRAINT "employee_acts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_acts" ADD CONSTRAINT "employee_acts_branch" FOREIGN KEY ("company_id","branch_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_acts" ADD CONSTRAINT "employee_acts_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_acts" ADD CONSTRAINT "employee_acts_group" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."employee_groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_shelf_categories" ADD CONSTRAINT "company_shelf_categories_company_id_company_shelves_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company_shelves"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_shelf_categories" ADD CONSTRAINT "company_shelf_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_shelf_courses" ADD CONSTRAINT "company_shelf_courses_company_id_company_shelves_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company_shelves"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_shelf_courses" ADD CONSTRAINT "company_shelf_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_shelves" ADD CONSTRAINT "company_shelves_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employee_act_people_of" ON "employee_act_people" USING btree ("employee_id");--> statement-breakpoint
CREATE INDEX "employee_acts_creator" ON "employee_acts" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "employee_acts_branch_of" ON "employee_acts" USING btree ("company_id","branch_id");--> statement-breakpoint
CREATE INDEX "employee_acts_department_of" ON "employee_acts" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "employee_acts_group_of" ON "employee_acts" USING btree ("company_id","group_id");--> statement-breakpoint
CREATE INDEX "employee_acts_age" ON "employee_acts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "company_shelf_categories_of" ON "company_shelf_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "company_shelf_courses_of" ON "company_shelf_courses" USING btree ("course_id");