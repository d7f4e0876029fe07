ALTER TABLE "users" ADD COLUMN "typed_city" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_one_city" CHECK ("users"."city_id" is null or "users"."typed_city" is null);