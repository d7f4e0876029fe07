CREATE TABLE "notice_recipients" (
	"job_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "notice_recipients_job_id_user_id_pk" PRIMARY KEY("job_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "notice_recipients" ADD CONSTRAINT "notice_recipients_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;