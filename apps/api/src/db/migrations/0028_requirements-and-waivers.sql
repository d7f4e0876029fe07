ALTER TABLE "requirements" ADD COLUMN "department_id" bigint;--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "first_due_on" date;--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "first_due_days" integer;--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "created_by" bigint;--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "waivers" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "waivers" ADD COLUMN "ended_by" bigint;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers" ADD CONSTRAINT "waivers_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_whom" CHECK (num_nonnulls("requirements"."group_id", "requirements"."department_id") <= 1);--> statement-breakpoint
-- By hand: a requirement without a first due day is due thirty days after joining.
UPDATE "requirements" SET "first_due_days" = 30, "renewal_months" = least(greatest("renewal_months", 1), 120), "grace_days" = least(greatest("grace_days", 0), 365);--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_first_due" CHECK (num_nonnulls("requirements"."first_due_on", "requirements"."first_due_days") = 1);--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_renewal" CHECK ("requirements"."renewal_months" between 1 and 120);--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_grace" CHECK ("requirements"."grace_days" between 0 and 365);