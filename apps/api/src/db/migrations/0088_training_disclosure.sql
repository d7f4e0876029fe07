CREATE TABLE "outside_trainings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outside_trainings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"title" text NOT NULL,
	"evidence" text NOT NULL,
	"completed_on" date NOT NULL,
	"minutes" integer NOT NULL,
	"cost" bigint DEFAULT 0 NOT NULL,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"corrected_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "outside_trainings_minutes" CHECK ("outside_trainings"."minutes" between 1 and 60000),
	CONSTRAINT "outside_trainings_cost" CHECK ("outside_trainings"."cost" between 0 and 100000000000)
);
--> statement-breakpoint
CREATE TABLE "training_disclosures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "training_disclosures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"figures" jsonb NOT NULL,
	"hash" text NOT NULL,
	"closed_by" bigint,
	"closed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "training_disclosures_once" UNIQUE("company_id","year"),
	CONSTRAINT "training_disclosures_year" CHECK ("training_disclosures"."year" between 2000 and 2200)
);
--> statement-breakpoint
ALTER TABLE "outside_trainings" ADD CONSTRAINT "outside_trainings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_trainings" ADD CONSTRAINT "outside_trainings_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_disclosures" ADD CONSTRAINT "training_disclosures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_disclosures" ADD CONSTRAINT "training_disclosures_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outside_trainings_by_day" ON "outside_trainings" USING btree ("company_id","completed_on");--> statement-breakpoint
CREATE INDEX "outside_trainings_of" ON "outside_trainings" USING btree ("company_id","employee_id");