DROP INDEX "employee_import_rows_state";--> statement-breakpoint
CREATE INDEX "employee_import_rows_state" ON "employee_import_rows" USING btree ("import_id","state","line","name_key","email_key");