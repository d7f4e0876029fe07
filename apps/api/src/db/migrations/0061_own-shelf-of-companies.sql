CREATE TABLE "company_shelf_categories" (
	"company_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	CONSTRAINT "company_shelf_categories_company_id_category_id_pk" PRIMARY KEY("company_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "company_shelf_courses" (
	"company_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	CONSTRAINT "company_shelf_courses_company_id_course_id_pk" PRIMARY KEY("company_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "company_shelves" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"levels" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_shelves_levels" CHECK ("company_shelves"."levels" <@ array['beginner','intermediate','advanced']),
	CONSTRAINT "company_shelves_languages" CHECK ("company_shelves"."languages" <@ array['ar','en'])
);
--> statement-breakpoint
ALTER TABLE "company_shelf_categories" ADD CONSTRAINT "company_shelf_categories_company_id_company_shelves_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company_shelves"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_shelf_categories" ADD CONSTRAINT "company_shelf_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_shelf_courses" ADD CONSTRAINT "company_shelf_courses_company_id_company_shelves_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company_shelves"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_shelf_courses" ADD CONSTRAINT "company_shelf_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_shelves" ADD CONSTRAINT "company_shelves_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_shelf_categories_of" ON "company_shelf_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "company_shelf_courses_of" ON "company_shelf_courses" USING btree ("course_id");