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
CREATE TABLE "employee_import_rows" (
	"company_id" bigint NOT NULL,
	"import_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"name" text,
	"email" text,
	"number" text,
	"job" text,
	"department_id" bigint,
	"faults" jsonb NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "employee_import_rows_import_id_line_pk" PRIMARY KEY("import_id","line"),
	CONSTRAINT "employee_import_rows_state_known" CHECK ("employee_import_rows"."state" in ('good', 'faulty', 'invited', 'passed'))
);
--> statement-breakpoint
CREATE TABLE "employee_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employee_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"created_by" bigint,
	"role" text NOT NULL,
	"branch_id" bigint,
	"department_id" bigint,
	"locale" text NOT NULL,
	"kind" text NOT NULL,
	"file" text,
	"state" text DEFAULT 'reading' NOT NULL,
	"problem" text,
	"job_id" bigint,
	"total" integer DEFAULT 0 NOT NULL,
	"faulty" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"invited" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "employee_imports_tenant" UNIQUE("company_id","id"),
	CONSTRAINT "employee_imports_state" CHECK ("employee_imports"."state" in ('reading', 'ready', 'inviting', 'done', 'cancelled', 'failed')),
	CONSTRAINT "employee_imports_kind" CHECK ("employee_imports"."kind" in ('lines', 'csv', 'xlsx')),
	CONSTRAINT "employee_imports_problem" CHECK ("employee_imports"."problem" in ('unreadable', 'empty', 'no_header', 'too_many'))
);
--> statement-breakpoint
ALTER TABLE "company_exports" ADD CONSTRAINT "company_exports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_exports" ADD CONSTRAINT "company_exports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_exports" ADD CONSTRAINT "company_exports_branch" FOREIGN KEY ("company_id","branch_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_import_rows" ADD CONSTRAINT "employee_import_rows_import" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."employee_imports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_import_rows" ADD CONSTRAINT "employee_import_rows_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_imports" ADD CONSTRAINT "employee_imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_imports" ADD CONSTRAINT "employee_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_imports" ADD CONSTRAINT "employee_imports_branch" FOREIGN KEY ("company_id","branch_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_imports" ADD CONSTRAINT "employee_imports_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_exports_company" ON "company_exports" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_exports_creator" ON "company_exports" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "company_exports_branch_of" ON "company_exports" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "company_exports_expiry" ON "company_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "employee_import_rows_state" ON "employee_import_rows" USING btree ("import_id","state","line");--> statement-breakpoint
CREATE INDEX "employee_import_rows_department_of" ON "employee_import_rows" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "employee_imports_creator" ON "employee_imports" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "employee_imports_branch_of" ON "employee_imports" USING btree ("company_id","branch_id");--> statement-breakpoint
CREATE INDEX "employee_imports_department_of" ON "employee_imports" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "employee_imports_age" ON "employee_imports" USING btree ("created_at");