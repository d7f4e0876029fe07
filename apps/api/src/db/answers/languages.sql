-- What the stored answers, and the readers that build theirs in SQL, say texts and moments with.

-- A text in the reader's language, or in the one there is. One expression, so that the planner puts it in place.
CREATE OR REPLACE FUNCTION in_language(texts jsonb, locale text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(texts ->> locale, texts ->> 'ar', texts ->> 'en', '')
$$;

CREATE OR REPLACE FUNCTION list_in_language(lists jsonb, locale text) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(lists -> locale, lists -> 'ar', lists -> 'en', '[]')
$$;

-- A moment as JavaScript writes it.
CREATE OR REPLACE FUNCTION iso_moment(moment timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
