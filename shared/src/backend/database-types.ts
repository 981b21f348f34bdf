// Written by backend/src/database-types/write-database-types.ts from the migrations; not by hand.
export type Json =
  | string
  | number
  | boolean
  | null
  | { readonly [key: string]: Json | undefined }
  | readonly Json[]

export type Database = {
  public: {
    Tables: {
      ai_installation_usage: {
        Row: {
          characters: number
          day: string
        }
        Insert: {
          characters: number
          day: string
        }
        Update: {
          characters?: number
          day?: string
        }
        Relationships: []
      }
      ai_usage: {
        Row: {
          calls: number
          characters: number
          day: string
          kind: string
          user_id: string
        }
        Insert: {
          calls: number
          characters?: number
          day: string
          kind: string
          user_id: string
        }
        Update: {
          calls?: number
          characters?: number
          day?: string
          kind?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "ai_usage_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      applied_jobs: {
        Row: {
          adzuna_id: string | null
          applied_at: string
          company: string | null
          cover_letter: string | null
          created_at: string
          employer_note: string | null
          id: string
          job_id: string | null
          notes: string | null
          shares_cv: boolean
          source: string
          status: string
          title: string
          updated_at: string
          url: string | null
          user_id: string
        }
        Insert: {
          adzuna_id?: string | null
          applied_at?: string
          company?: string | null
          cover_letter?: string | null
          created_at?: string
          employer_note?: string | null
          id?: string
          job_id?: string | null
          notes?: string | null
          shares_cv?: boolean
          source?: string
          status?: string
          title?: string
          updated_at?: string
          url?: string | null
          user_id?: string
        }
        Update: {
          adzuna_id?: string | null
          applied_at?: string
          company?: string | null
          cover_letter?: string | null
          created_at?: string
          employer_note?: string | null
          id?: string
          job_id?: string | null
          notes?: string | null
          shares_cv?: boolean
          source?: string
          status?: string
          title?: string
          updated_at?: string
          url?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "applied_jobs_job_id_fkey"
            columns: ["job_id"]
            isOneToOne: false
            referencedRelation: "jobs"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "applied_jobs_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      companies: {
        Row: {
          county: string | null
          created_at: string
          description: string | null
          hiring_process: string | null
          id: string
          industry: string | null
          is_demo: boolean
          location: string | null
          logo: string | null
          name: string
          owner_id: string | null
          size: string | null
          updated_at: string
          website: string | null
        }
        Insert: {
          county?: never
          created_at?: string
          description?: string | null
          hiring_process?: string | null
          id?: string
          industry?: string | null
          is_demo?: boolean
          location?: string | null
          logo?: string | null
          name: string
          owner_id?: string | null
          size?: string | null
          updated_at?: string
          website?: string | null
        }
        Update: {
          county?: never
          created_at?: string
          description?: string | null
          hiring_process?: string | null
          id?: string
          industry?: string | null
          is_demo?: boolean
          location?: string | null
          logo?: string | null
          name?: string
          owner_id?: string | null
          size?: string | null
          updated_at?: string
          website?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "companies_owner_id_fkey"
            columns: ["owner_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      company_reports: {
        Row: {
          company: string | null
          company_id: string | null
          created_at: string
          details: string | null
          id: string
          reason: string
          user_id: string
        }
        Insert: {
          company?: string | null
          company_id?: string | null
          created_at?: string
          details?: string | null
          id?: string
          reason: string
          user_id?: string
        }
        Update: {
          company?: string | null
          company_id?: string | null
          created_at?: string
          details?: string | null
          id?: string
          reason?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "company_reports_company_id_fkey"
            columns: ["company_id"]
            isOneToOne: false
            referencedRelation: "companies"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "company_reports_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      company_verifications: {
        Row: {
          checked_by: string | null
          checked_on: string
          company_id: string
          created_at: string
          evidence: string
          id: string
          is_demo: boolean
          kind: string
        }
        Insert: {
          checked_by?: string | null
          checked_on?: string
          company_id: string
          created_at?: string
          evidence: string
          id?: string
          is_demo?: boolean
          kind: string
        }
        Update: {
          checked_by?: string | null
          checked_on?: string
          company_id?: string
          created_at?: string
          evidence?: string
          id?: string
          is_demo?: boolean
          kind?: string
        }
        Relationships: [
          {
            foreignKeyName: "company_verifications_checked_by_fkey"
            columns: ["checked_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "company_verifications_company_id_fkey"
            columns: ["company_id"]
            isOneToOne: false
            referencedRelation: "companies"
            referencedColumns: ["id"]
          },
        ]
      }
      completed_resources: {
        Row: {
          completed_at: string
          resource_id: string
          user_id: string
        }
        Insert: {
          completed_at?: string
          resource_id: string
          user_id?: string
        }
        Update: {
          completed_at?: string
          resource_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "completed_resources_resource_id_fkey"
            columns: ["resource_id"]
            isOneToOne: false
            referencedRelation: "resources"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "completed_resources_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      consents: {
        Row: {
          given_at: string
          id: string
          kind: string
          user_id: string
          withdrawn_at: string | null
        }
        Insert: {
          given_at?: string
          id?: string
          kind: string
          user_id?: string
          withdrawn_at?: string | null
        }
        Update: {
          given_at?: string
          id?: string
          kind?: string
          user_id?: string
          withdrawn_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "consents_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      cv_documents: {
        Row: {
          created_at: string
          extracted_text: string | null
          id: string
          mime_type: string
          parsed_at: string | null
          path: string
          sha256: string | null
          size_bytes: number
          skills: string[]
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          extracted_text?: string | null
          id?: string
          mime_type: string
          parsed_at?: string | null
          path: string
          sha256?: string | null
          size_bytes: number
          skills?: readonly string[]
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          extracted_text?: string | null
          id?: string
          mime_type?: string
          parsed_at?: string | null
          path?: string
          sha256?: string | null
          size_bytes?: number
          skills?: readonly string[]
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "cv_documents_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: true
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      external_jobs: {
        Row: {
          attribution: string
          closes_at: string | null
          company: string | null
          company_website: string | null
          contract_time: string | null
          contract_type: string | null
          country: string | null
          description: string
          external_id: string
          fetched_at: string
          heading: unknown
          location: string | null
          posted_at: string | null
          remote: boolean
          salary_currency: string | null
          salary_max: number | null
          salary_min: number | null
          salary_period: string | null
          scam_signs: string[]
          search: unknown
          source: string
          title: string
          url: string | null
        }
        Insert: {
          attribution?: string
          closes_at?: string | null
          company?: string | null
          company_website?: string | null
          contract_time?: string | null
          contract_type?: string | null
          country?: string | null
          description?: string
          external_id: string
          fetched_at?: string
          heading?: unknown
          location?: string | null
          posted_at?: string | null
          remote?: boolean
          salary_currency?: string | null
          salary_max?: number | null
          salary_min?: number | null
          salary_period?: string | null
          scam_signs?: readonly string[]
          search?: unknown
          source: string
          title: string
          url?: string | null
        }
        Update: {
          attribution?: string
          closes_at?: string | null
          company?: string | null
          company_website?: string | null
          contract_time?: string | null
          contract_type?: string | null
          country?: string | null
          description?: string
          external_id?: string
          fetched_at?: string
          heading?: unknown
          location?: string | null
          posted_at?: string | null
          remote?: boolean
          salary_currency?: string | null
          salary_max?: number | null
          salary_min?: number | null
          salary_period?: string | null
          scam_signs?: readonly string[]
          search?: unknown
          source?: string
          title?: string
          url?: string | null
        }
        Relationships: []
      }
      feed_runs: {
        Row: {
          calls_today: number
          day: string | null
          error: string | null
          finished_at: string | null
          ok: boolean | null
          skipped_rows: number
          source: string
          started_at: string | null
        }
        Insert: {
          calls_today?: number
          day?: string | null
          error?: string | null
          finished_at?: string | null
          ok?: boolean | null
          skipped_rows?: number
          source: string
          started_at?: string | null
        }
        Update: {
          calls_today?: number
          day?: string | null
          error?: string | null
          finished_at?: string | null
          ok?: boolean | null
          skipped_rows?: number
          source?: string
          started_at?: string | null
        }
        Relationships: []
      }
      feedback: {
        Row: {
          created_at: string
          id: string
          page: string | null
          text: string
          user_id: string | null
        }
        Insert: {
          created_at?: string
          id?: string
          page?: string | null
          text: string
          user_id?: string | null
        }
        Update: {
          created_at?: string
          id?: string
          page?: string | null
          text?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "feedback_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      job_reports: {
        Row: {
          company: string | null
          created_at: string
          details: string | null
          external_id: string | null
          id: string
          job_id: string | null
          reason: string
          title: string | null
          user_id: string
        }
        Insert: {
          company?: string | null
          created_at?: string
          details?: string | null
          external_id?: string | null
          id?: string
          job_id?: string | null
          reason: string
          title?: string | null
          user_id?: string
        }
        Update: {
          company?: string | null
          created_at?: string
          details?: string | null
          external_id?: string | null
          id?: string
          job_id?: string | null
          reason?: string
          title?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "job_reports_job_id_fkey"
            columns: ["job_id"]
            isOneToOne: false
            referencedRelation: "jobs"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "job_reports_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      jobs: {
        Row: {
          closes_at: string | null
          company_id: string | null
          company_name: string | null
          created_at: string
          description: string
          experience_level: string | null
          heading: unknown
          id: string
          is_demo: boolean
          location: string | null
          requirements: string | null
          salary_max: number | null
          salary_min: number | null
          salary_range: string | null
          scam_signs: string[]
          search: unknown
          skills: string[]
          status: string
          title: string
          type: string
          updated_at: string
        }
        Insert: {
          closes_at?: string | null
          company_id?: string | null
          company_name?: string | null
          created_at?: string
          description?: string
          experience_level?: string | null
          heading?: unknown
          id?: string
          is_demo?: boolean
          location?: string | null
          requirements?: string | null
          salary_max?: never
          salary_min?: never
          salary_range?: string | null
          scam_signs?: readonly string[]
          search?: unknown
          skills?: readonly string[]
          status?: string
          title: string
          type?: string
          updated_at?: string
        }
        Update: {
          closes_at?: string | null
          company_id?: string | null
          company_name?: string | null
          created_at?: string
          description?: string
          experience_level?: string | null
          heading?: unknown
          id?: string
          is_demo?: boolean
          location?: string | null
          requirements?: string | null
          salary_max?: never
          salary_min?: never
          salary_range?: string | null
          scam_signs?: readonly string[]
          search?: unknown
          skills?: readonly string[]
          status?: string
          title?: string
          type?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "jobs_company_id_fkey"
            columns: ["company_id"]
            isOneToOne: false
            referencedRelation: "companies"
            referencedColumns: ["id"]
          },
        ]
      }
      match_opinions: {
        Row: {
          created_at: string
          opinion: string
          posting: string
          text_hash: string
          user_id: string
        }
        Insert: {
          created_at?: string
          opinion: string
          posting: string
          text_hash: string
          user_id: string
        }
        Update: {
          created_at?: string
          opinion?: string
          posting?: string
          text_hash?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "match_opinions_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      profiles: {
        Row: {
          available_from: string | null
          avatar_url: string | null
          bio: string | null
          county: string | null
          created_at: string
          cv_url: string | null
          email: string
          full_name: string | null
          github: string | null
          id: string
          last_seen_matches_at: string | null
          linkedin: string | null
          name: string
          pay_expected: number | null
          phone: string | null
          preferred_language: string
          resume: Json | null
          resume_text: string | null
          role: string
          skills: string[]
          twitter: string | null
          updated_at: string
          website: string | null
          work_wanted: string | null
        }
        Insert: {
          available_from?: string | null
          avatar_url?: string | null
          bio?: string | null
          county?: string | null
          created_at?: string
          cv_url?: string | null
          email: string
          full_name?: string | null
          github?: string | null
          id: string
          last_seen_matches_at?: string | null
          linkedin?: string | null
          name?: string
          pay_expected?: number | null
          phone?: string | null
          preferred_language?: string
          resume?: Json | null
          resume_text?: string | null
          role?: string
          skills?: readonly string[]
          twitter?: string | null
          updated_at?: string
          website?: string | null
          work_wanted?: string | null
        }
        Update: {
          available_from?: string | null
          avatar_url?: string | null
          bio?: string | null
          county?: string | null
          created_at?: string
          cv_url?: string | null
          email?: string
          full_name?: string | null
          github?: string | null
          id?: string
          last_seen_matches_at?: string | null
          linkedin?: string | null
          name?: string
          pay_expected?: number | null
          phone?: string | null
          preferred_language?: string
          resume?: Json | null
          resume_text?: string | null
          role?: string
          skills?: readonly string[]
          twitter?: string | null
          updated_at?: string
          website?: string | null
          work_wanted?: string | null
        }
        Relationships: []
      }
      remote_telemetry: {
        Row: {
          buckets: number[]
          count: number
          hour: string
          metric: string
          remote: string
          total: number
          version: string
        }
        Insert: {
          buckets: readonly number[]
          count: number
          hour: string
          metric: string
          remote: string
          total: number
          version: string
        }
        Update: {
          buckets?: readonly number[]
          count?: number
          hour?: string
          metric?: string
          remote?: string
          total?: number
          version?: string
        }
        Relationships: []
      }
      resources: {
        Row: {
          cost: string | null
          created_at: string
          description: string
          extent: string | null
          hours: number | null
          id: string
          is_demo: boolean
          languages: string[]
          publisher: string | null
          skill_keys: string[] | null
          skills: string[]
          title: string
          type: string
          updated_at: string
          url: string
        }
        Insert: {
          cost?: string | null
          created_at?: string
          description?: string
          extent?: string | null
          hours?: number | null
          id?: string
          is_demo?: boolean
          languages?: readonly string[]
          publisher?: string | null
          skill_keys?: never
          skills?: readonly string[]
          title: string
          type?: string
          updated_at?: string
          url: string
        }
        Update: {
          cost?: string | null
          created_at?: string
          description?: string
          extent?: string | null
          hours?: number | null
          id?: string
          is_demo?: boolean
          languages?: readonly string[]
          publisher?: string | null
          skill_keys?: never
          skills?: readonly string[]
          title?: string
          type?: string
          updated_at?: string
          url?: string
        }
        Relationships: []
      }
      saved_jobs: {
        Row: {
          adzuna_id: string | null
          company: string | null
          created_at: string
          id: string
          job_id: string | null
          source: string
          title: string
          url: string | null
          user_id: string
        }
        Insert: {
          adzuna_id?: string | null
          company?: string | null
          created_at?: string
          id?: string
          job_id?: string | null
          source?: string
          title?: string
          url?: string | null
          user_id?: string
        }
        Update: {
          adzuna_id?: string | null
          company?: string | null
          created_at?: string
          id?: string
          job_id?: string | null
          source?: string
          title?: string
          url?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "saved_jobs_job_id_fkey"
            columns: ["job_id"]
            isOneToOne: false
            referencedRelation: "jobs"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "saved_jobs_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      user_roles: {
        Row: {
          created_at: string
          role: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          role?: string
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          role?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      check_session: { Args: Record<PropertyKey, never>; Returns: undefined }
      company_page: { Args: { company: string; page?: number | null }; Returns: Json }
      delete_my_account: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      export_my_data: { Args: Record<PropertyKey, never>; Returns: Json }
      job_applicants: { Args: { job_id: string }; Returns: Json }
      match_jobs: {
        Args: {
          after?: Json
          county?: string | null
          county_only?: boolean | null
          etag?: string | null
          min_score?: number | null
          most?: number | null
          remote_only?: boolean | null
          since?: string | null
        }
        Returns: Json
      }
      match_scores: { Args: { names: readonly string[] }; Returns: Json }
      match_skills: { Args: { most?: number | null; since?: string | null }; Returns: Json }
      person_scores: {
        Args: { p_names: readonly string[]; p_user: string }
        Returns: Json
      }
      record_telemetry: { Args: { p_samples: Json }; Returns: number }
      refund_ai_quota: {
        Args: {
          p_characters: number
          p_day: string
          p_kind: string
          p_user: string
        }
        Returns: undefined
      }
      search_companies: {
        Args: {
          county?: string | null
          industry?: string | null
          page?: number | null
          search?: string | null
          size?: string | null
        }
        Returns: Json
      }
      search_jobs: {
        Args: {
          filters?: Json
          page?: number | null
          page_size?: number | null
          query?: string | null
          sort?: string | null
        }
        Returns: Json
      }
      search_resources: {
        Args: { kind?: string | null; page?: number | null; query?: string | null; skill?: string | null }
        Returns: Json
      }
      store_external_jobs: { Args: { p_rows: Json }; Returns: Json }
      store_readings: {
        Args: { p_engine_version: number; p_readings: Json }
        Returns: number
      }
      take_ai_quota: {
        Args: {
          p_calls_per_day: number
          p_characters: number
          p_characters_per_day: number
          p_installation_characters_per_day: number
          p_kind: string
          p_user: string
        }
        Returns: {
          allowed: boolean
          refused_by: string
          retry_after_seconds: number
        }[]
      }
      take_readings: {
        Args: {
          p_engine_version: number
          p_most?: number | null
          p_most_octets?: number | null
          p_person?: string | null
        }
        Returns: Json
      }
      taught_skills: { Args: Record<PropertyKey, never>; Returns: Json }
      telemetry_summary: {
        Args: { p_hours?: number | null }
        Returns: {
          count: number
          hour: string
          metric: string
          p75: number
          remote: string
          total: number
          version: string
        }[]
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never
