ALTER TABLE "assignment_batches" ADD COLUMN "counts_working_days" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "counts_working_days" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "standing_assignments" ADD COLUMN "counts_working_days" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "counts_working_days" boolean DEFAULT false NOT NULL;