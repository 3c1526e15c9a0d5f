import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** A skill of a profile. `nameKey` is the lower-cased name, since names are unique ignoring case. */
@Entity('profile_skills')
@Index('profile_skills_user_name', ['userId', 'nameKey'], { unique: true })
export class ProfileSkillEntity {
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE', name: 'profile_skills_user_fk' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'profile_skills_pk' })
  userId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'profile_skills_pk' }) id: string;
  @Column('int') position: number;
  @Column('text') name: string;
  @Column('text', { name: 'name_key' }) nameKey: string;
  @Column('int') score: number;
  @Column('text') source: 'resume' | 'user';
  @Column('text', { nullable: true }) quote: string | null;
}
