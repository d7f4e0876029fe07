CREATE TABLE "videos" (
	"media" text PRIMARY KEY NOT NULL,
	"height" integer NOT NULL,
	"smaller" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "videos_height" CHECK ("videos"."height" >= 0),
	CONSTRAINT "videos_smaller" CHECK (jsonb_typeof("videos"."smaller") = 'array')
);
