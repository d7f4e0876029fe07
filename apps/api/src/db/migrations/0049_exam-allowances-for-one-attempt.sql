ALTER TABLE "attempt_allowances" ADD COLUMN "attempt_id" bigint;--> statement-breakpoint
ALTER TABLE "attempt_allowances" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attempt_allowances" ADD COLUMN "withdrawn_by" bigint;--> statement-breakpoint
ALTER TABLE "attempt_allowances" ADD CONSTRAINT "attempt_allowances_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_allowances" ADD CONSTRAINT "attempt_allowances_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_allowances_attempt" ON "attempt_allowances" USING btree ("attempt_id");