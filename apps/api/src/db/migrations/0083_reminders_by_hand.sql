ALTER TABLE "employee_acts" DROP CONSTRAINT "employee_acts_act";--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "employee_acts" ADD CONSTRAINT "employee_acts_act" CHECK ("employee_acts"."act" in ('move', 'add_to_group', 'remove_from_group', 'deactivate', 'invite_again', 'message', 'remind'));