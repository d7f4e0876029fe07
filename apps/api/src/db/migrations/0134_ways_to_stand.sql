-- By hand: the bits of the ways in which a person stands with any requirement, from numbers of a requirement's id and a way.
CREATE FUNCTION standing_ways(numbers bigint[]) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(bit_or(1 << (n % 16)::int), 0) FROM unnest(numbers) n
$$;--> statement-breakpoint
DROP INDEX "employees_in_department";--> statement-breakpoint
ALTER TABLE "employee_standings" ADD COLUMN "ways" integer GENERATED ALWAYS AS (standing_ways(standings)) STORED;--> statement-breakpoint
ALTER TABLE "past_standings" ADD COLUMN "ways" integer GENERATED ALWAYS AS (standing_ways(standings)) STORED;--> statement-breakpoint
CREATE INDEX "employee_standings_ways" ON "employee_standings" USING btree ("company_id","ways","employee_id");--> statement-breakpoint
CREATE INDEX "past_standings_ways" ON "past_standings" USING btree ("day_id","ways","employee_id");--> statement-breakpoint
CREATE INDEX "employees_in_department" ON "employees" USING btree ("company_id","department_id","id","name_key_ar","name_key_en","state","user_id","joined_on","manager_id");