CREATE TABLE "company_api_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_api_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"scopes" text[] NOT NULL,
	CONSTRAINT "company_api_keys_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "company_api_keys_tenant" UNIQUE("company_id","id"),
	CONSTRAINT "company_api_keys_scopes" CHECK (cardinality("company_api_keys"."scopes") > 0 and "company_api_keys"."scopes" <@ array['people', 'progress', 'requirements'])
);
--> statement-breakpoint
ALTER TABLE "company_api_keys" ADD CONSTRAINT "company_api_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_api_keys" ADD CONSTRAINT "company_api_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_api_keys_maker" ON "company_api_keys" USING btree ("created_by");