CREATE TABLE "course_images" (
	"course_id" bigint NOT NULL,
	"id" text NOT NULL,
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_images_course_id_id_pk" PRIMARY KEY("course_id","id"),
	CONSTRAINT "course_images_id" CHECK ("course_images"."id" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "course_images_measures" CHECK (least("course_images"."width", "course_images"."height", "course_images"."bytes") > 0)
);
--> statement-breakpoint
ALTER TABLE "course_images" ADD CONSTRAINT "course_images_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;