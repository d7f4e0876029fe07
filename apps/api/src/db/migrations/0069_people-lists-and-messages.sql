CREATE TABLE "company_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"created_by" bigint,
	"branch_id" bigint,
	"text" jsonb NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "company_messages_tenant" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "people_list_rows" (
	"company_id" bigint NOT NULL,
	"list_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"line" integer NOT NULL,
	"written" text NOT NULL,
	"employee_id" bigint,
	"state" text NOT NULL,
	CONSTRAINT "people_list_rows_list_id_position_pk" PRIMARY KEY("list_id","position"),
	CONSTRAINT "people_list_rows_state_known" CHECK ("people_list_rows"."state" in ('found', 'unknown', 'double'))
);
--> statement-breakpoint
CREATE TABLE "people_lists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"created_by" bigint,
	"branch_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_lists_tenant" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "employee_acts" DROP CONSTRAINT "employee_acts_act";--> statement-breakpoint
ALTER TABLE "employee_acts" ADD COLUMN "message_id" bigint;--> statement-breakpoint
ALTER TABLE "company_messages" ADD CONSTRAINT "company_messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_messages" ADD CONSTRAINT "company_messages_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_messages" ADD CONSTRAINT "company_messages_branch" FOREIGN KEY ("company_id","branch_id") REFERENCES "public"."departments"("company_id","id") ON DELETE set null ("branch_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_list_rows" ADD CONSTRAINT "people_list_rows_list" FOREIGN KEY ("company_id","list_id") REFERENCES "public"."people_lists"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_list_rows" ADD CONSTRAINT "people_list_rows_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_lists" ADD CONSTRAINT "people_lists_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_lists" ADD CONSTRAINT "people_lists_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_lists" ADD CONSTRAINT "people_lists_branch" FOREIGN KEY ("company_id","branch_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_messages_creator" ON "company_messages" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "company_messages_branch_of" ON "company_messages" USING btree ("company_id","branch_id");--> statement-breakpoint
CREATE INDEX "people_list_rows_state" ON "people_list_rows" USING btree ("list_id","state","position");--> statement-breakpoint
CREATE INDEX "people_list_rows_employee_of" ON "people_list_rows" USING btree ("employee_id");--> statement-breakpoint
CREATE INDEX "people_lists_creator" ON "people_lists" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "people_lists_branch_of" ON "people_lists" USING btree ("company_id","branch_id");--> statement-breakpoint
CREATE INDEX "people_lists_age" ON "people_lists" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "employee_acts" ADD CONSTRAINT "employee_acts_message" FOREIGN KEY ("company_id","message_id") REFERENCES "public"."company_messages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employee_acts_message_of" ON "employee_acts" USING btree ("company_id","message_id");--> statement-breakpoint
ALTER TABLE "employee_acts" ADD CONSTRAINT "employee_acts_act" CHECK ("employee_acts"."act" in ('move', 'add_to_group', 'deactivate', 'invite_again', 'message'));