-- Reviews come first, as in 0133: a writer that holds them and waits for courses would wait for this for ever.
CREATE INDEX "reviews_voices_ar" ON "reviews" USING btree ("voice","stars" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "reviews"."voice" is not null;--> statement-breakpoint
DROP INDEX "courses_sampled";--> statement-breakpoint
DROP INDEX "courses_previewed";--> statement-breakpoint
CREATE INDEX "courses_sampled_ar" ON "courses" USING btree (("languages" @> array['ar']::text[]) desc,"sold" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "courses"."state" = 'published' and "courses"."sample_question" is not null;--> statement-breakpoint
CREATE INDEX "courses_sampled_en" ON "courses" USING btree (("languages" @> array['en']::text[]) desc,"sold" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "courses"."state" = 'published' and "courses"."sample_question" is not null;--> statement-breakpoint
CREATE INDEX "courses_previewed_ar" ON "courses" USING btree (("languages" @> array['ar']::text[]) desc,"sold" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "courses"."state" = 'published' and "courses"."has_free_video";--> statement-breakpoint
CREATE INDEX "courses_previewed_en" ON "courses" USING btree (("languages" @> array['en']::text[]) desc,"sold" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "courses"."state" = 'published' and "courses"."has_free_video";