CREATE TABLE "disclosed_people" (
	"company_id" bigint NOT NULL,
	"disclosure_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"is_employed" boolean NOT NULL,
	"platform_seconds" bigint NOT NULL,
	"outside_seconds" bigint NOT NULL,
	CONSTRAINT "disclosed_people_disclosure_id_employee_id_pk" PRIMARY KEY("disclosure_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "disclosed_trainings" (
	"company_id" bigint NOT NULL,
	"disclosure_id" bigint NOT NULL,
	"training_id" bigint NOT NULL,
	"completed_on" date NOT NULL,
	"minutes" integer NOT NULL,
	"cost" bigint NOT NULL,
	CONSTRAINT "disclosed_trainings_disclosure_id_training_id_pk" PRIMARY KEY("disclosure_id","training_id")
);
--> statement-breakpoint
CREATE TABLE "outside_trainings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outside_trainings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"title" text NOT NULL,
	"evidence" text NOT NULL,
	"completed_on" date NOT NULL,
	"minutes" integer NOT NULL,
	"cost" bigint DEFAULT 0 NOT NULL,
	"file" text,
	"file_name" text,
	"file_type" text,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"corrected_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "outside_trainings_tenant" UNIQUE("company_id","id"),
	CONSTRAINT "outside_trainings_file" UNIQUE("file"),
	CONSTRAINT "outside_trainings_minutes" CHECK ("outside_trainings"."minutes" between 1 and 60000),
	CONSTRAINT "outside_trainings_cost" CHECK ("outside_trainings"."cost" between 0 and 100000000000)
);
--> statement-breakpoint
CREATE TABLE "training_disclosures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "training_disclosures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"figures" jsonb NOT NULL,
	"hash" text NOT NULL,
	"closed_by" bigint,
	"closed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "training_disclosures_once" UNIQUE("company_id","year"),
	CONSTRAINT "training_disclosures_tenant" UNIQUE("company_id","id"),
	CONSTRAINT "training_disclosures_year" CHECK ("training_disclosures"."year" between 2000 and 2200)
);
--> statement-breakpoint
CREATE TABLE "training_plans" (
	"company_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"plan" text,
	"budget" bigint,
	"reached_by" date,
	"citizens" integer,
	"students" integer,
	"graduates" integer,
	"job_seekers" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "training_plans_company_id_year_pk" PRIMARY KEY("company_id","year"),
	CONSTRAINT "training_plans_year" CHECK ("training_plans"."year" between 2000 and 2200),
	CONSTRAINT "training_plans_budget" CHECK ("training_plans"."budget" between 0 and 100000000000),
	CONSTRAINT "training_plans_reached" CHECK (extract(year from "training_plans"."reached_by") = "training_plans"."year"),
	CONSTRAINT "training_plans_trainees" CHECK (least("training_plans"."citizens", "training_plans"."students", "training_plans"."graduates", "training_plans"."job_seekers") >= 0)
);
--> statement-breakpoint
CREATE TABLE "training_rules" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"minimum_units" integer NOT NULL,
	"platform_unit_minutes" integer NOT NULL,
	"outside_unit_minutes" integer NOT NULL,
	"demanded_from" integer NOT NULL,
	"due_days" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "training_rules_minimum" CHECK ("training_rules"."minimum_units" between 1 and 1000),
	CONSTRAINT "training_rules_platform_unit" CHECK ("training_rules"."platform_unit_minutes" between 1 and 6000),
	CONSTRAINT "training_rules_outside_unit" CHECK ("training_rules"."outside_unit_minutes" between 1 and 6000),
	CONSTRAINT "training_rules_from" CHECK ("training_rules"."demanded_from" between 1 and 1000000),
	CONSTRAINT "training_rules_due" CHECK ("training_rules"."due_days" between 0 and 365)
);
--> statement-breakpoint
ALTER TABLE "disclosed_people" ADD CONSTRAINT "disclosed_people_disclosure" FOREIGN KEY ("company_id","disclosure_id") REFERENCES "public"."training_disclosures"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosed_people" ADD CONSTRAINT "disclosed_people_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosed_trainings" ADD CONSTRAINT "disclosed_trainings_disclosure" FOREIGN KEY ("company_id","disclosure_id") REFERENCES "public"."training_disclosures"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosed_trainings" ADD CONSTRAINT "disclosed_trainings_training" FOREIGN KEY ("company_id","training_id") REFERENCES "public"."outside_trainings"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_trainings" ADD CONSTRAINT "outside_trainings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_trainings" ADD CONSTRAINT "outside_trainings_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_disclosures" ADD CONSTRAINT "training_disclosures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_disclosures" ADD CONSTRAINT "training_disclosures_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_plans" ADD CONSTRAINT "training_plans_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_rules" ADD CONSTRAINT "training_rules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disclosed_people_of" ON "disclosed_people" USING btree ("company_id","employee_id");--> statement-breakpoint
CREATE INDEX "disclosed_trainings_of" ON "disclosed_trainings" USING btree ("company_id","training_id");--> statement-breakpoint
CREATE INDEX "outside_trainings_by_day" ON "outside_trainings" USING btree ("company_id","completed_on","id");--> statement-breakpoint
CREATE INDEX "outside_trainings_of" ON "outside_trainings" USING btree ("company_id","employee_id");