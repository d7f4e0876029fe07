CREATE TABLE "report_mails" (
	"company_id" bigint NOT NULL,
	"saved_report_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"rhythm" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_mails_saved_report_id_user_id_pk" PRIMARY KEY("saved_report_id","user_id"),
	CONSTRAINT "report_mails_rhythm" CHECK ("report_mails"."rhythm" in ('weekly', 'monthly'))
);
--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_saved_report" FOREIGN KEY ("company_id","saved_report_id") REFERENCES "public"."saved_reports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_mails_due" ON "report_mails" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "report_mails_user" ON "report_mails" USING btree ("user_id");