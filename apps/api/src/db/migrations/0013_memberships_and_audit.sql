CREATE TABLE "operators" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operators_role" CHECK ("operators"."role" in ('administrator', 'support', 'editor', 'finance', 'auditor'))
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"chain" text PRIMARY KEY NOT NULL,
	"last_id" bigint,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chain" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" bigint,
	"actor_capacity" text NOT NULL,
	"actor_role" text,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" bigint,
	"before" jsonb,
	"after" jsonb,
	"ip" text,
	"request_id" text,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_log_capacity" CHECK ("audit_log"."actor_capacity" in ('operator', 'company', 'instructor', 'command line'))
);
--> statement-breakpoint
ALTER TABLE "company_members" DROP CONSTRAINT "company_members_role";--> statement-breakpoint
ALTER TABLE "company_members" DROP CONSTRAINT "company_members_branch";--> statement-breakpoint
ALTER TABLE "company_members" DROP CONSTRAINT "company_members_department_id_departments_id_fk";
--> statement-breakpoint
ALTER TABLE "departments" DROP CONSTRAINT "departments_parent_id_departments_id_fk";
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "capacity" text DEFAULT 'personal' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "company_id" bigint;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "demands_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_chain" ON "audit_log" USING btree ("chain","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_tenant" UNIQUE("company_id","id");--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_company_id_parent_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","parent_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_members_user" ON "company_members" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_capacity" CHECK ("sessions"."capacity" in ('personal', 'company', 'operator'));--> statement-breakpoint
-- A company's account acts for its company; there was no other capacity before.
UPDATE "sessions" SET "capacity" = 'company', "company_id" = c."id" FROM "companies" c WHERE c."user_id" = "sessions"."user_id";--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_company" CHECK (("sessions"."capacity" = 'company') = ("sessions"."company_id" is not null));--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_role" CHECK ("company_members"."role" in ('owner', 'administrator', 'manager', 'finance', 'auditor'));--> statement-breakpoint
UPDATE "company_members" SET "department_id" = NULL WHERE "role" <> 'manager';--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_branch" CHECK (("company_members"."role" = 'manager') = ("company_members"."department_id" is not null));--> statement-breakpoint
-- The log is only ever added to, whoever asks: to change a row somebody has to take this away first, and the chain tells it.
CREATE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION audit_log_is_append_only();--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();
