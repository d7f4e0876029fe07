CREATE TABLE "company_exports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"created_by" bigint NOT NULL,
	"role" text NOT NULL,
	"branch_id" bigint,
	"kind" text NOT NULL,
	"query" jsonb NOT NULL,
	"format" text NOT NULL,
	"locale" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"job_id" bigint,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"file" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_exports_state" CHECK ("company_exports"."state" in ('running', 'done', 'failed', 'cancelled')),
	CONSTRAINT "company_exports_format" CHECK ("company_exports"."format" in ('csv', 'xlsx')),
	CONSTRAINT "company_exports_locale" CHECK ("company_exports"."locale" in ('ar', 'en'))
);
--> statement-breakpoint
ALTER TABLE "company_exports" ADD CONSTRAINT "company_exports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_exports" ADD CONSTRAINT "company_exports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_exports" ADD CONSTRAINT "company_exports_branch" FOREIGN KEY ("company_id","branch_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_exports_company" ON "company_exports" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_exports_creator" ON "company_exports" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "company_exports_branch_of" ON "company_exports" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "company_exports_expiry" ON "company_exports" USING btree ("expires_at");