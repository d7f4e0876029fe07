DROP INDEX "assignments_path";--> statement-breakpoint
CREATE INDEX "assignments_path" ON "assignments" USING btree ("learning_path_id",coalesce("due_on", '9999-12-31'::date),"id");