-- Reviews come first, as for whoever writes one: a writer that holds them and waits for courses would wait for this for ever.
ALTER TABLE "reviews" ADD COLUMN "voice" text GENERATED ALWAYS AS (case when hidden_at is null and stars >= 4 and char_length(text) between 30 and 240 then case when text ~ '[ء-ي]' then 'ar' else 'en' end end) STORED;--> statement-breakpoint
CREATE INDEX "reviews_voices" ON "reviews" USING btree ("voice","stars","id") WHERE "reviews"."voice" is not null;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "has_free_video" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "courses_free" ON "courses" USING btree ("sold" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "courses"."state" = 'published' and "courses"."price" = 0;--> statement-breakpoint
CREATE INDEX "courses_previewed" ON "courses" USING btree ("sold" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "courses"."state" = 'published' and "courses"."has_free_video";--> statement-breakpoint
-- By hand from here on: whether a course has a free video, which is kept with its outline from now on (db/answers/course-outline.sql).
UPDATE "courses" c SET "has_free_video" = true WHERE EXISTS (SELECT FROM "lessons" l WHERE l."course_id" = c."id" AND l."free_preview" AND l."kind" = 'video' AND l."retired_at" IS NULL);--> statement-breakpoint
-- Lists read a course for its card, and the home page for a question of it: they stay in its row. Outside of it each costs another look-up. What is written from now on does.
ALTER TABLE "courses" ALTER COLUMN "card_ar" SET STORAGE MAIN, ALTER COLUMN "card_en" SET STORAGE MAIN, ALTER COLUMN "sample_question" SET STORAGE MAIN;
