CREATE TABLE "budget_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budget_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"budget_id" bigint NOT NULL,
	"movement" text NOT NULL,
	"amount" bigint NOT NULL,
	"employee_id" bigint,
	"course_id" bigint,
	"by_user" bigint,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budget_ledger_tenant" UNIQUE("company_id","id"),
	CONSTRAINT "budget_ledger_movement" CHECK ("budget_ledger"."movement" in ('granted', 'taken_back', 'reserved', 'released', 'spent', 'given_back')),
	CONSTRAINT "budget_ledger_amount" CHECK ("budget_ledger"."amount" > 0),
	CONSTRAINT "budget_ledger_for" CHECK (num_nonnulls("budget_ledger"."employee_id", "budget_ledger"."course_id") = case when "budget_ledger"."movement" in ('granted', 'taken_back') then 0 else 2 end)
);
--> statement-breakpoint
CREATE TABLE "department_budgets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "department_budgets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"department_id" bigint,
	"department_name" jsonb,
	"granted" bigint DEFAULT 0 NOT NULL,
	"reserved" bigint DEFAULT 0 NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "department_budgets_department_once" UNIQUE("company_id","department_id"),
	CONSTRAINT "department_budgets_tenant" UNIQUE("company_id","id"),
	CONSTRAINT "department_budgets_balance" CHECK ("department_budgets"."reserved" >= 0 and "department_budgets"."spent" >= 0 and "department_budgets"."reserved" + "department_budgets"."spent" <= "department_budgets"."granted")
);
--> statement-breakpoint
ALTER TABLE "budget_ledger" ADD CONSTRAINT "budget_ledger_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_ledger" ADD CONSTRAINT "budget_ledger_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_ledger" ADD CONSTRAINT "budget_ledger_budget" FOREIGN KEY ("company_id","budget_id") REFERENCES "public"."department_budgets"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_ledger" ADD CONSTRAINT "budget_ledger_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_budgets" ADD CONSTRAINT "department_budgets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Where the reference is emptied with the department, the row stays the company’s.
ALTER TABLE "department_budgets" ADD CONSTRAINT "department_budgets_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE set null ("department_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "budget_ledger_of_budget" ON "budget_ledger" USING btree ("budget_id","id");--> statement-breakpoint
CREATE INDEX "budget_ledger_of_employee" ON "budget_ledger" USING btree ("employee_id","course_id");--> statement-breakpoint
CREATE INDEX "budget_ledger_by" ON "budget_ledger" USING btree ("by_user");--> statement-breakpoint
CREATE INDEX "budget_ledger_course" ON "budget_ledger" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "department_budgets_department_of" ON "department_budgets" USING btree ("department_id");