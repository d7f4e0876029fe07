CREATE TABLE "package_takings" (
	"user_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"part" text NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"seconds" integer NOT NULL,
	"state" jsonb NOT NULL,
	"is_completed" boolean NOT NULL,
	"is_passed" boolean NOT NULL,
	"score" double precision,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "package_takings_user_id_lesson_id_part_ended_at_pk" PRIMARY KEY("user_id","lesson_id","part","ended_at")
);
--> statement-breakpoint
ALTER TABLE "package_takings" ADD CONSTRAINT "package_takings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_takings" ADD CONSTRAINT "package_takings_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "package_takings_lesson" ON "package_takings" USING btree ("lesson_id");