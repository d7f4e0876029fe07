CREATE TABLE "past_standings" (
	"company_id" bigint NOT NULL,
	"day_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"standings" bigint[] NOT NULL,
	CONSTRAINT "past_standings_day_id_employee_id_pk" PRIMARY KEY("day_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "standing_days" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "standing_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"day" date NOT NULL,
	"basis" text DEFAULT '' NOT NULL,
	"kept_to" bigint DEFAULT 0,
	"changed" bigint[] DEFAULT '{}' NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"dropped_at" timestamp (3) with time zone,
	CONSTRAINT "standing_days_company_id" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "past_standings" ADD CONSTRAINT "past_standings_day" FOREIGN KEY ("company_id","day_id") REFERENCES "public"."standing_days"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_standings" ADD CONSTRAINT "past_standings_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_days" ADD CONSTRAINT "standing_days_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "standing_days_day" ON "standing_days" USING btree ("company_id","day") WHERE "standing_days"."dropped_at" is null;